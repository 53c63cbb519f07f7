/** What a change would move: verdicts in words, outcomes before others, and no green for what is not recorded. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differencesView } from './differences-view.ts'
import { greenVerdict, staleVerdict } from './project-view.fixture.ts'
import { whatIfView } from './what-if-view.ts'

const governing = (utilisation: number) => ({ check: 'tension', case: 'Intact', utilisation })
const moved = {
  id: 'M-01',
  title: 'Line tension',
  outcome: { before: 'passed', after: 'passed' },
  freshness: { before: 'current', after: 'current' },
  why: '',
  governing: { before: governing(0.402), after: governing(0.401) },
  cases: [
    {
      name: 'Intact',
      status: { before: 'PASS', after: 'PASS' },
      answers: [
        { name: 'tension', title: 'Fairlead tension', unit: 'kN', before: 1105.2, after: 1102.1 },
        { name: 'length', title: 'Grounded length', unit: 'm', before: 242, after: 242 },
      ],
    },
  ],
} as const

test('results that move are listed with both numbers, and what stays is left out', () => {
  const { text } = whatIfView({ verdict: { before: greenVerdict, after: greenVerdict }, moved: [moved], ran: 1 })
  assert.match(text, /Verdict unchanged/)
  assert.match(text, /1 calculation recalculated; no outcome changes\./)
  assert.match(text, /1,105<\/span>.*1,102 kN/)
  assert.doesNotMatch(text, /Grounded length|mark pass/)
})

test('a result with members is told member by member, and a list by its length', () => {
  const answers = [
    { name: 'wall', title: 'Required wall', unit: 'mm', before: { a: 9.5, b: 7 }, after: { a: 9.6, b: 7 } },
    { name: 'depths', title: 'Depths', unit: 'm', before: null, after: [1, 2, 3] },
  ]
  const one = { ...moved, cases: [{ name: '', status: { before: 'PASS', after: 'PASS' }, answers }] } as const
  const { text } = whatIfView({ verdict: { before: greenVerdict, after: greenVerdict }, moved: [one], ran: 1 })
  assert.match(text, /Required wall, a <span class="quiet">9\.5<\/span>/)
  assert.match(text, /3 values/)
  assert.doesNotMatch(text, /Required wall, b|\{/)
})

test('an outcome that turns comes first, with the verdict before and after', () => {
  const turned = { ...moved, id: 'M-02', outcome: { before: 'passed', after: 'failed' } } as const
  const { text } = whatIfView({
    verdict: { before: greenVerdict, after: staleVerdict },
    moved: [moved, turned],
    ran: 2,
  })
  assert.ok(text.indexOf('M-02') < text.indexOf('M-01'))
  assert.match(text, /With this change: <strong>2 calculations are in scope, with 1 stale\./)
  assert.match(text, /the outcome of 1 changes/)
  assert.match(text, /<span class="mark fail">Fails<\/span>/)
})

test('what could not be calculated is told with its reason', () => {
  const blocked = { ...moved, freshness: { before: 'current', after: 'blocked' }, why: 'no result of M-09' } as const
  const { text } = whatIfView({ verdict: { before: greenVerdict, after: staleVerdict }, moved: [blocked], ran: 0 })
  assert.match(text, /Blocked: no result of M-09/)
})

test('what changed since a revision is told for entries, inputs and results', () => {
  const before = { kind: 'rope_breaking_load', value: 5500, status: 'assumed' } as const
  const { text } = differencesView(
    '01',
    {
      basis: [{ name: 'chain.mbl', change: 'changed', before, after: { ...before, value: 6000, status: 'agreed' } }],
      calculations: [
        {
          id: 'M-01',
          change: 'changed',
          inputs: [{ path: 'span', before: '800 m', after: { basis: 'span' } }],
          members: ['cases'],
        },
      ],
      results: [
        {
          calculation: 'M-01',
          case: 'Intact',
          status: { before: 'PASS', after: 'PASS' },
          run: { before: 'a', after: 'b' },
        },
      ],
    },
    { 'chain.mbl': 'kN' },
  )
  assert.match(text, /5,500 kN, assumed<\/td><td>6,000 kN, agreed/)
  assert.match(text, /800 m<\/td><td>span/)
  assert.match(text, /changed: cases/)
  assert.match(text, /PASS, other values/)
  const nothing = differencesView('01', { basis: [], calculations: [], results: [] }, {})
  assert.match(nothing.text, /Nothing has changed since revision 01\./)
})
