import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BasisEntry } from './document.ts'
import { standings } from './freshness.ts'
import { frozenProblems } from './frozen.ts'
import type { Results } from './methods.ts'
import { countedRuns, judging, laid, methodsWith, mooring, resultOfRun, SPRING_CASES } from './mooring.fixture.ts'
import { sentByLink } from './resolve.ts'
import { runProject } from './running.ts'
import { exitCodeOf, provisoOf, verdictOf } from './verdict.ts'
import { whatIf } from './what-if.ts'

async function ran(project = mooring(), results: Results = {}, methods = methodsWith()) {
  const { run, runs } = countedRuns()
  const done = await runProject(laid(project, methods), results, { ...judging, run })
  return { ...done, runs }
}
const states = (project: Parameters<typeof laid>[0], results: Results, methods = methodsWith()) =>
  Object.fromEntries(standings(laid(project, methods), results, judging).map(({ id, freshness }) => [id, freshness]))

const reducedBy = (reduce: string) => ({ 'W-02': { tension: { from: 'W-01/tension', reduce } } })

test('a result goes into the next calculation with every digit and its unit', async () => {
  const { results, standings: now } = await ran()
  assert.equal(results['W-01']?.['']?.values.tension?.value, 500)
  assert.equal(results['W-02']?.['']?.values.margin?.value, 1500 - 1.67 * 500)
  assert.deepEqual(
    now.map(({ freshness }) => freshness),
    ['current', 'current'],
  )
})

test('each run has the hashes of the same run sent alone', async () => {
  const { results } = await ran()
  const method = methodsWith()('modelrepo:chain@1')
  assert.ok(method)
  const alone = resultOfRun(
    'modelrepo:chain@1',
    method,
    { tension: 500, breaking_load: '1500 kN', grade: 'R4' },
    'alone',
  )
  const own = results['W-02']?.['']
  assert.deepEqual([own?.input_hash, own?.result_hash], [alone.input_hash, alone.result_hash])
})

test('what is current is not run again, and a changed entry runs its dependants alone', async () => {
  const first = await ran()
  assert.deepEqual((await ran(mooring(), first.results)).runs, [])
  const stronger = mooring({ basis: { 'chain.mbl': { kind: 'rope_breaking_load', value: 2000, status: 'agreed' } } })
  assert.deepEqual(states(stronger, first.results), { 'W-01': 'current', 'W-02': 'stale' })
  assert.deepEqual((await ran(stronger, first.results)).runs, ['W-02'])
  const stiffer = mooring({ basis: { 'line.stiffness': { kind: 'spring_stiffness', value: 60, status: 'agreed' } } })
  assert.deepEqual(states(stiffer, first.results), { 'W-01': 'stale', 'W-02': 'stale' })
  assert.deepEqual((await ran(stiffer, first.results)).runs, ['W-01', 'W-02'])
})

test('the same quantity in another unit is no change', async () => {
  const first = await ran()
  const inMetres = mooring({ basis: { 'chain.mbl': { kind: 'rope_breaking_load', value: 1500, status: 'frozen' } } })
  assert.deepEqual(states(inMetres, first.results), { 'W-01': 'current', 'W-02': 'current' })
})

test('a changed method makes its calculation stale, and what follows once its numbers move', async () => {
  const first = await ran()
  const methods = methodsWith({ 'modelrepo:spring@1': 'second' })
  assert.deepEqual(states(mooring(), first.results, methods), { 'W-01': 'stale', 'W-02': 'stale' })
  assert.deepEqual((await ran(mooring(), first.results, methods)).runs, ['W-01'])
})

test('a reduction takes the worst case and says which', async () => {
  const project = mooring({ calculations: SPRING_CASES, inputs: reducedBy('max') })
  const { results, runs } = await ran(project)
  assert.deepEqual(runs, ['W-01/Intact', 'W-01/Damaged', 'W-02'])
  assert.equal(results['W-02']?.['']?.values.margin?.value, 1500 - 1.67 * 1000)
  const named = mooring({ calculations: SPRING_CASES, inputs: reducedBy('case:Intact') })
  assert.equal((await ran(named)).results['W-02']?.['']?.values.margin?.value, 1500 - 1.67 * 500)
})

test('a link by itself gives what the results have, and nothing where they have none', async () => {
  const project = laid(mooring({ calculations: SPRING_CASES, inputs: reducedBy('max') }))
  const { results } = await ran(project.project)
  const link = { from: 'W-01/tension', reduce: 'max' } as const
  assert.deepEqual(sentByLink(project, link, results), { value: 1000, unit: 'kN' })
  assert.equal(sentByLink(project, link, {}), undefined)
  assert.equal(sentByLink(project, { from: 'W-09/tension' }, results), undefined)
})

test('cases of both ends join by name', async () => {
  const cases = { 'W-02': { cases: [{ name: 'Damaged', inputs: { factor: 1.25 } }] } }
  const { results } = await ran(mooring({ calculations: { ...SPRING_CASES, ...cases } }))
  assert.equal(results['W-02']?.Damaged?.values.margin?.value, 1500 - 1.25 * 1000)
})

test('a case without a result blocks what takes it, and is not skipped', async () => {
  const project = mooring({ calculations: SPRING_CASES, inputs: reducedBy('max') })
  const { results } = await ran(project)
  const damaged = results['W-01']?.Damaged
  assert.ok(damaged)
  const broken = { ...damaged, status: 'ERROR', result_hash: null, detail: 'it did not converge' } as const
  const spoilt = { ...results, 'W-01': { ...results['W-01'], Damaged: broken } }
  const [, chain] = standings(laid(project), spoilt, judging)
  assert.equal(chain?.freshness, 'blocked')
  assert.match(chain?.why ?? '', /W-01, case "Damaged": could not be calculated: it did not converge/)
})

test('a result that the next workflow refuses blocks it, with the reason', async () => {
  const project = mooring({
    inputs: { 'W-02': { factor: { from: 'W-01/tension', reduce: 'max' }, tension: 5 } },
  })
  assert.throws(() => laid(project), /not of the same dimension/)
  const negative = mooring({
    more: [{ id: 'W-03', ref: 'modelrepo:chain@1', inputs: { tension: { from: 'W-02/margin' }, breaking_load: 900 } }],
    basis: { 'chain.mbl': { kind: 'rope_breaking_load', value: 100, status: 'frozen' } },
  })
  const { standings: now } = await ran(negative)
  assert.equal(now.at(-1)?.freshness, 'blocked')
  assert.match(now.at(-1)?.why ?? '', /tension must be at least 0/)
})

test('green is every calculation in scope current, passing and checked', async () => {
  const project = mooring({ calculations: { 'W-01': { in_scope: false } } })
  const { results } = await ran(project)
  const judged = (own = project) => verdictOf(laid(own), results, standings(laid(own), results, judging))
  assert.equal(judged().is_green, true)
  assert.equal(
    judged().says,
    'The calculation in scope is current and passes. Outside the scope: W-01 (no check made).',
  )
  const whole = judged(mooring())
  assert.equal(whole.is_green, false)
  assert.equal(whole.says, '2 calculations are in scope, with 1 without a check made.')
  const stale = judged(mooring({ calculations: { 'W-01': { in_scope: false } }, inputs: { 'W-01': { offset: 11 } } }))
  assert.equal(stale.is_green, false)
  assert.equal(stale.freshness.stale, 1)
  assert.deepEqual([exitCodeOf(judged()), exitCodeOf(whole), exitCodeOf(stale)], [0, 4, 4])
})

test('a green names a calculation outside the scope that fails, before one that does not', async () => {
  const project = mooring({
    calculations: { 'W-01': { in_scope: false }, 'W-02': { in_scope: false } },
    basis: { 'chain.mbl': { kind: 'rope_breaking_load', value: 600, status: 'agreed' } },
    more: [{ id: 'W-03', ref: 'modelrepo:chain@1', inputs: { tension: 5, breaking_load: 900 } }],
  })
  const { results } = await ran(project)
  const { is_green, says } = verdictOf(laid(project), results, standings(laid(project), results, judging))
  assert.equal(is_green, true)
  assert.equal(
    says,
    'The calculation in scope is current and passes. Outside the scope: W-02 (fails), W-01 (no check made).',
  )
})

test('a green on a basis that is wholly assumed says so, and a result is no entry that is assumed', async () => {
  const calculations = [{ id: 'W-03', ref: 'modelrepo:chain@1', inputs: { tension: 5, breaking_load: 900 } }]
  const says = async (...statuses: readonly BasisEntry['status'][]) => {
    const stated = statuses.map((status, i): [string, BasisEntry] => [`note.${i}`, { text: 'R4', status }])
    const basis = { ...Object.fromEntries(stated), margin: { from: 'W-03/margin', status: 'agreed' } as const }
    const project = { ...mooring(), basis, calculations }
    const { results } = await ran(project)
    return verdictOf(laid(project), results, standings(laid(project), results, judging)).says
  }
  const passes = 'The calculation is current and passes'
  assert.equal(await says('assumed', 'assumed'), `${passes}, on a basis of which all 2 entries are assumed.`)
  assert.equal(await says('assumed'), `${passes}, on a basis whose only entry is assumed.`)
  assert.equal(await says('assumed', 'agreed'), `${passes}.`)
  assert.equal(await says(), `${passes}.`)
})

test('a green with values of an example says in how many inputs', async () => {
  const inputs = { tension: 5, breaking_load: 900 }
  const example = { input_basis: { '/tension': { from: 'example' } } } as const
  const project = {
    ...mooring(),
    basis: {},
    calculations: [{ id: 'W-03', ref: 'modelrepo:chain@1', inputs, ...example }],
  }
  const { results } = await ran(project)
  const verdict = verdictOf(laid(project), results, standings(laid(project), results, judging))
  assert.equal(verdict.says, 'The calculation is current and passes, with example values in 1 input.')
  assert.equal(provisoOf(verdict), 'example values')
})

test('a failure gives exit code 1 and an error 2, before all else', async () => {
  const weak = mooring({ basis: { 'chain.mbl': { kind: 'rope_breaking_load', value: 600, status: 'agreed' } } })
  const { results } = await ran(weak)
  const judged = (own: Results) => exitCodeOf(verdictOf(laid(weak), own, standings(laid(weak), own, judging)))
  assert.equal(judged(results), 1)
  const first = results['W-01']?.['']
  assert.ok(first)
  assert.equal(judged({ ...results, 'W-01': { '': { ...first, status: 'ERROR', result_hash: null } } }), 2)
})

test('a what-if tells every verdict that a change would move, and keeps nothing', async () => {
  const { results } = await ran()
  const weak = mooring({ basis: { 'chain.mbl': { kind: 'rope_breaking_load', value: 600, status: 'agreed' } } })
  const { run, runs } = countedRuns()
  const said = await whatIf(laid(mooring()), laid(weak), results, { ...judging, run })
  assert.deepEqual(runs, ['W-02'])
  assert.deepEqual(
    said.moved.map(({ id, outcome }) => [id, outcome.before, outcome.after]),
    [['W-02', 'passed', 'failed']],
  )
  assert.deepEqual(
    said.moved[0]?.cases[0]?.answers.map(({ before, after }) => [before, after]),
    [[665, -235]],
  )
  assert.deepEqual(states(mooring(), results), { 'W-01': 'current', 'W-02': 'current' })
})

test('a frozen entry changes only with a name and a reason', () => {
  const to = (more: object) =>
    mooring({ basis: { 'chain.mbl': { kind: 'rope_breaking_load', value: 2, unit: 'MN', status: 'frozen', ...more } } })
  assert.match(frozenProblems(mooring(), to({}))[0]?.message ?? '', /is frozen; state a name and a reason/)
  assert.deepEqual(frozenProblems(mooring(), to({ unfrozen: { by: 'J. Smith', reason: 'New chain ordered.' } })), [])
  const { 'chain.mbl': _, ...rest } = mooring().basis
  assert.match(frozenProblems(mooring(), { basis: rest })[0]?.message ?? '', /unfreeze it before it is removed/)
})
