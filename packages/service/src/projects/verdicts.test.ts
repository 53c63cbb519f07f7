/** The verdicts of a list: found once, and again as soon as anything that they rest on has changed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectState, Verdict } from '@keelson/projects'
import { ServiceProblem } from '../problems.ts'
import type { ProjectRow, StoredProject } from './store.ts'
import { openVerdicts } from './verdicts.ts'

const DATA = { name: 'metocean/north.csv', sha256: 'd' }
const ROW: ProjectRow = { id: 'p', title: 'P', version: 1, results_version: 1, owner: null, created: 'c', updated: 'u' }

function opened() {
  const now = { row: ROW, isSame: true, judged: 0 }
  const results = { 'W-01': { '': { data: [DATA] } } } as unknown as ProjectState['results']
  const state: ProjectState = { project: {} as ProjectState['project'], results }
  const verdictsOf = openVerdicts(
    async (id) => {
      if (id !== 'p') throw new ServiceProblem('record_damaged', 'it is damaged')
      return { stored: { ...now.row, document: '' } satisfies StoredProject & { title: string }, state }
    },
    {
      isDataSame: () => now.isSame,
      verdict: () => {
        now.judged++
        return { is_green: now.isSame } as Verdict
      },
    },
  )
  return { now, look: (isTimeLeft = () => true) => verdictsOf([now.row], isTimeLeft), verdictsOf }
}

test('a project that has not changed is judged once', async () => {
  const { now, look } = opened()
  const first = await look()
  assert.deepEqual(await look(() => false), first)
  assert.equal(now.judged, 1)
})

const CHANGES = { version: 2, results_version: 2, created: 'later' } as const
for (const [name, value] of Object.entries(CHANGES))
  test(`another ${name} is judged anew`, async () => {
    const { now, look } = opened()
    await look()
    now.row = { ...ROW, [name]: value }
    assert.equal((await look(() => false)).size, 0)
    await look()
    assert.equal(now.judged, 2)
  })

test('it is not green once a file that its runs read is another', async () => {
  const { now, look } = opened()
  assert.deepEqual((await look()).get('p'), { is_green: true })
  now.isSame = false
  assert.deepEqual((await look()).get('p'), { is_green: false })
  now.isSame = true
  assert.deepEqual((await look()).get('p'), { is_green: true })
})

test('what cannot be judged is told and not kept, and what there is no time for is left out', async () => {
  const { verdictsOf, look } = opened()
  const other = { ...ROW, id: 'q' }
  assert.deepEqual((await verdictsOf([other], () => true)).get('q'), { says: 'it is damaged' })
  assert.equal((await verdictsOf([other], () => false)).size, 0)
  assert.equal((await look(() => false)).size, 0)
})
