/** Following a report by hand finds what is wrong in it: each fault is one change of a sound page. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { onBottomStability as workflow } from '@keelson/modelrepo/pipeline/on-bottom-stability-f109/index.ts'
import { renderReport } from '@keelson/report'
import { ROOT } from '@keelson/service/service.ts'
import { recordOf } from '../checks/report.ts'
import { isRun, subjectOf } from '../subject.ts'
import { follow } from './follow.ts'

const subject = subjectOf('modelrepo', workflow, join(ROOT, 'datasets'))
const run = await subject.run('example', workflow.example)
assert.ok(isRun(run))
const page = await renderReport(recordOf(subject, run))

/** The page with one change in a step. */
function changed(step: number, from: string | RegExp, to: string): string {
  const start = page.indexOf(`id="step-${step}"`)
  const end = page.indexOf('</li>', start)
  const before = page.slice(start, end)
  const after = before.replace(from, to)
  assert.notEqual(after, before, `step ${step} has no ${from}`)
  return page.slice(0, start) + after + page.slice(end)
}

const problemsOf = (html: string): readonly string[] =>
  follow(html).flatMap(({ no, problems }) => problems.map((p) => `${no}: ${p}`))

test('a sound report is followed to its end', () => {
  assert.deepEqual(problemsOf(page), [])
})

test('the kinds of its steps are told apart', () => {
  const kinds = new Set(follow(page).map(({ kind }) => kind))
  assert.deepEqual([...kinds].sort(), ['equation', 'integral', 'interpolation', 'solved', 'table'])
})

const PLUS = '<mo form="infix">+</mo>'
const MINUS = '<mo form="infix">−</mo>'
const FAULTS: readonly (readonly [fault: string, html: string, found: RegExp])[] = [
  ['a digit of a result', changed(1, '<mn>0.4439</mn>', '<mn>0.4449</mn>'), /^1: by hand/],
  ['a digit of a value', changed(1, '<mn>0.3239</mn>', '<mn>0.3238</mn>'), /^1: D_s is 0.3238 in the values/],
  ['an operator of the symbols', changed(1, PLUS, MINUS), /^1: the values have '\+' for '−'/],
  ['a sign of a value', changed(1, '<mn>0.06</mn>', `<mrow><mo form="prefix">−</mo><mn>0.06</mn></mrow>`), /^1: /],
  ['a coefficient in one of the lines', changed(2, '<mn>4</mn>', '<mn>3</mn>'), /^2: 3 became 4/],
  ['the branch taken', changed(12, /<mtext>if&nbsp;|<mtext>if\u00a0/, '<mtext>unless\u00a0'), /^12: /],
  [
    'a condition that does not hold',
    changed(12, /(class="line for[" ][\s\S]*?<mn>)12/, '$11'),
    /^12: .* does not hold/,
  ],
  ['a coefficient of a function', changed(15, '<mn>0.07</mn>', '<mn>0.09</mn>'), /^15: by hand/],
  ['the equation of a wave number', changed(15, '<mi>tanh</mi>', '<mi>sinh</mi>'), /^15: by hand/],
  ['a corner of a table', changed(30, /<td class="n">2\.01</, '<td class="n">2.02<'), /^30: c_00 is/],
  ['a node of an axis', changed(30, '<td class="n">0.3<', '<td class="n">0.25<'), /^30: the node/],
  [
    'the weight of a corner',
    changed(30, /(<\/td><td class="n">)0\.\d+(<\/td><\/tr>)/, '$10.25$2'),
    /^30: the weight of c_00/,
  ],
  ['a root', changed(48, /( = <span class="q">)1,288\.7/, '$11,289.7'), /^48: the root is/],
  [
    'what a root gives',
    changed(48, /(maximum utilisation: <span class="q">)1/, '$11.01'),
    /^48: 1.01 = 1 does not hold/,
  ],
  [
    'a symbol left out of the list',
    page.replace(/<tr><td><math><msub><mi>D<\/mi><mi mathvariant="normal">s.*?<\/tr>/, ''),
    /^1: D_s does not stand/,
  ],
]
for (const [fault, html, found] of FAULTS) {
  test(`${fault} is found`, () => {
    const problems = problemsOf(html)
    assert.ok(
      problems.some((p) => found.test(p)),
      problems.join('\n') || 'nothing was found',
    )
  })
}
