/** Chart files have SI throughout: an axis converts what it draws, and words on a chart are shown in a unit. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'

const SHAPE =
  /import \{[^}]*\b(lineChart|barChart|heatMap|spanChart|tornado|framed|overlaid)\b[^}]*\} from '@keelson\/workflow'/s
/** Conversions by name, and by a factor between multiples of a unit, minutes, hours, days or degrees. */
const CONVERSIONS = [
  /\b(fromSI|mappingFromSI|convert)\b/,
  /[*/] \(?(1e[369]|100|1_?000|60|3_?600|86_?400|180)\b(?! \*)/,
  /\b(1e[369]|100|1_?000|3_?600|86_?400|180) \*/,
]

const makesCharts = (text: string) => SHAPE.test(text)
const conversionsIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => CONVERSIONS.some((conversion) => conversion.test(line)))

it('no file that makes charts converts on its own', () => {
  const files = globSync('packages/{modelrepo,datarepo}/src/**/*.ts', { cwd: ROOT }).filter(
    (f) => !f.endsWith('.test.ts'),
  )
  const charts = files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  const found = charts
    .filter(({ text }) => makesCharts(text))
    .flatMap(({ file, text }) => conversionsIn(text).map((line) => `${file}: ${line.trim()}`))
  assert.deepEqual(found, [])
})

it('and one that does is found', () => {
  assert.ok(makesCharts("import {\n  type Axis,\n  lineChart,\n} from '@keelson/workflow'"))
  for (const line of [
    'const kN = (N: number) => fromSI(N, unit)',
    'points: [[t / 3600, 100 * share]]',
    '(x * 180) / Math.PI',
  ])
    assert.deepEqual(conversionsIn(line), [line])
  assert.deepEqual(conversionsIn("at: toSI(30, 'deg') + 2 * Math.PI"), [])
})
