/**
 * What `npm run mutate` found is good enough, in the modules that stand as they were tried; its parts are held to small
 * modules. A module that changed since is not counted until it is tried again, which `npm run test:long` asks.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { equation } from '@keelson/equations'
import { sourceText } from '@keelson/equations/source-text.ts'
import { mutantsByFile } from './mutation/catalogue.ts'
import { isEquivalent } from './mutation/equivalent.ts'
import { inFormulas } from './mutation/folders.ts'
import { evidenceHash, readModuleEntries } from './mutation/lock.ts'
import { mutated } from './mutation/mutant.ts'
import { mutantsOf } from './mutation/mutants.ts'
import { importGraph } from './mutation/reach.ts'
import { REASONS, reasonFor } from './mutation/reasons.ts'
import { withoutWords } from './mutation/syntax.ts'

const GOAL = 0.98

const all = readModuleEntries()
const imports = importGraph()
const modules = Object.fromEntries(
  Object.entries(all).filter(([file, { hash }]) => hash === evidenceHash(imports, file)),
)

test('the mistakes were tried in every module, and in none that is gone', () => {
  const files = [...mutantsByFile().keys()]
  const untried = files.filter((file) => all[file] === undefined)
  const gone = Object.keys(all).filter((file) => !files.includes(file))
  assert.deepEqual({ untried, gone }, { untried: [], gone: [] }, 'npm run mutate')
})

for (const part of ['standards', 'physics']) {
  test(`98 of 100 mistakes in the formulas, tables and coefficients of ${part} are noticed`, () => {
    const { tried, unnoticed } = inFormulas(modules, part)
    assert.ok(tried > 1000 && 1 - unnoticed / tried >= GOAL, `${unnoticed} of ${tried} are not`)
  })
}

test('each mistake that is not noticed has its reason, and each reason such a mistake', () => {
  const unnoticed = Object.entries(modules).flatMap(([file, { survivors }]) =>
    survivors.map(({ name }) => ({ file, name })),
  )
  const unexplained = unnoticed.filter(({ file, name }) => reasonFor(file, name) === undefined)
  const idle = Object.entries(REASONS).flatMap(([file, reasons]) =>
    (modules[file] === undefined ? [] : reasons)
      .flatMap(([, ...begins]) => begins)
      .filter((begin) => !unnoticed.some((u) => u.file === file && u.name.startsWith(begin)))
      .map((begin) => `${file} ${begin}`),
  )
  assert.deepEqual({ unexplained, idle }, { unexplained: [], idle: [] })
})

const about = {
  symbol: 'A',
  title: 'Area of a ring',
  unit: 'm2',
  source: { id: 'TEST', title: 'Test', publisher: 'Test', revision: '1' },
  clause: '1',
}
const area = equation({
  ...about,
  where: { D: ['outside', 'm'], t: ['wall', 'm'], n: ['rings', '-'] },
  evaluate: ({ D, t, n }) => (n * (D ** 2 - (D - 2 * t) ** 2)) / 4,
})
const formula = { name: 'area', equation: area }
const text = `const K = 0.5\nexport const area = equation({ evaluate: ${sourceText(area.evaluate)} })\n`
const mutants = mutantsOf('standards/x.ts', text, new Map([[sourceText(area.evaluate), formula]]))

test('literals, operators and arguments of one dimension are changed, each alone', () => {
  const changes = mutants.map(({ ground, change }) => `${ground} ${change}`)
  assert.ok(changes.includes('coefficient 0.5 -> 0.5 + 1 %'))
  assert.ok(changes.includes('equation D <-> t'))
  assert.ok(changes.includes('equation 2 -> 2 + 1 %'))
  assert.ok(changes.includes('equation D - 2 * t: - -> +'))
  assert.ok(!changes.some((change) => change.includes('n <->')))
  const [first] = mutants
  assert.ok(first)
  assert.match(mutated(text, first), /^const K = 0\.505\n/)
})

test('a mutant that gives the same number everywhere is no mistake, any other is', () => {
  const same = mutants.filter((mutant) => mutant.ground === 'equation' && isEquivalent(mutant, text, formula))
  assert.deepEqual(same, [])
  const product = equation({
    ...about,
    where: { D: ['outside', 'm'], t: ['wall', 'm'] },
    evaluate: ({ D, t }) => D * t,
  })
  const both = `x(${sourceText(product.evaluate)})`
  const ofProduct = { name: 'product', equation: product }
  const equal = mutantsOf('standards/x.ts', both, new Map([[sourceText(product.evaluate), ofProduct]])).filter(
    (mutant) => isEquivalent(mutant, both, ofProduct),
  )
  assert.deepEqual(
    equal.map(({ change }) => change),
    ['D <-> t'],
  )
})

test('words, comments and layout are no evidence of a number; code, names and the numbers of a text are', () => {
  const of = (line: string) => withoutWords(`const x = f(y,\n  ${line})`)
  assert.equal(of("'the wall is 9.53 mm' /* API */"), of("'Wall thickness 9.53 mm'"))
  assert.equal(of(`\`the wall is \${w} mm\``), of(`\`Wall thickness \${w} mm.\``))
  assert.equal(of('/the wall is 9 mm/'), of('/wall thickness 9 mm/'))
  for (const [was, is] of [
    ["'the wall is 9.53 mm'", "'the wall is 9.52 mm'"],
    [`\`the wall is \${w} mm\``, `\`the wall is \${t} mm\``],
    ["'mm'", "'cm'"],
    ['2 * w', '2 + w'],
  ] as const)
    assert.notEqual(of(was), of(is))
})
