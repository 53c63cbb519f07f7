/** Every template is a project that runs: its runs are those of the same params sent alone, and a change runs what depends on it. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import {
  checkProject,
  editedText,
  isNumberEntry,
  type LaidOut,
  type Project,
  parsedText,
  projectJson,
  type Results,
  readProject,
  resolve,
  resultOf,
} from '@keelson/projects'
import { methodsOf } from '@keelson/service/projects/project-methods.ts'
import { ROOT } from '@keelson/service/service.ts'
import { type TestService, testService } from '@keelson/service/testing.ts'

const FOLDER = join(ROOT, 'examples/projects')
const textOf = (id: string) => readFileSync(join(FOLDER, `${id}.yaml`), 'utf8')

interface Expected {
  readonly says: string
  /** An entry of the basis, its other value, and the runs that must be made again: no more and no fewer. */
  readonly change: readonly [name: string, value: number]
  readonly again: readonly string[]
}
const TEMPLATES: Readonly<Record<string, Expected>> = {
  'export-pipeline': {
    says: 'All 8 calculations are current and pass, on a basis of which all 25 entries are assumed.',
    change: ['soil.axial_friction', 0.25],
    again: ['W-02/Installation', 'W-02/Operation', 'W-02/System test', 'W-05', 'W-06/Span 1', 'W-06/Span 2'],
  },
  'fpso-mooring': {
    says: 'All 7 calculations in scope are current and pass, on a basis of which all 23 entries are assumed. Outside the scope: W-01 (no check made).',
    change: ['caisson.padeye_depth', 10],
    again: ['W-05/Damaged', 'W-05/Intact', 'W-06/Damaged', 'W-06/Intact', 'W-07'],
  },
  'monopile-foundation': {
    says: 'All 6 calculations are current and pass, on a basis of which all 15 entries are assumed.',
    change: ['pile.youngs_modulus', 205],
    again: ['W-04/50-year storm', 'W-04/Boat impact', 'W-04/Operation', 'W-05'],
  },
  'oil-well': {
    says: '6 calculations are in scope, with 1 not assessed.',
    change: ['formation.pressure', 12.8],
    again: ['W-03', 'W-04', 'W-05/Shut in on gas'],
  },
  // The suspended length of W-07 does not depend on the weight.
  'steel-catenary-riser': {
    says: 'All 6 calculations in scope are current and pass, on a basis of which all 14 entries are assumed. Outside the scope: W-05 (fails).',
    change: ['riser.weight', 78],
    again: [
      'W-01/Far',
      'W-01/Mean',
      'W-01/Near',
      'W-02/Far',
      'W-02/Mean',
      'W-02/Near',
      'W-03/Empty',
      'W-03/Far',
      'W-03/Mean',
      'W-03/Near',
      'W-04/Far',
      'W-04/Mean',
      'W-04/Near',
      'W-05/1-year',
      'W-05/Prevailing',
      'W-06',
    ],
  },
}

let service: TestService
before(async () => {
  service = await testService()
})
after(() => service.close())

function projectOf(text: string): Project {
  const parsed = parsedText(text)
  const read = 'problems' in parsed ? parsed : readProject(parsed.value)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.project
}

function laidOf(project: Project): LaidOut {
  const checked = checkProject(project, methodsOf(service.service.catalog))
  assert.ok('laid' in checked, JSON.stringify(checked))
  return checked.laid
}

/** 'W-01' or 'W-01/Case' with the request that a client would send alone. */
const requestsOf = (laid: LaidOut, results: Results) =>
  laid.order.flatMap((one) =>
    one.cases.map((own) => {
      const found = resolve(laid, one, own, results)
      assert.ok('resolved' in found, JSON.stringify(found))
      const { ref, params } = found.resolved
      return { id: one.calculation.id, name: own.name, request: { ref, params } }
    }),
  )

const called = (id: string, name: string) => (name === '' ? id : `${id}/${name}`)

test('the templates are those that are listed here, and the service lists them as documents', async () => {
  const files = readdirSync(FOLDER).toSorted()
  assert.deepEqual(
    files,
    Object.keys(TEMPLATES).map((id) => `${id}.yaml`),
  )
  const { status, json } = await service.get('/api/projects/templates')
  assert.equal(status, 200)
  assert.deepEqual(
    json.templates.map(({ id, document }: { readonly id: string; readonly document: Project }) => [id, document]),
    Object.keys(TEMPLATES).map((id) => [id, projectOf(textOf(id))]),
  )
})

for (const [id, { says, change, again }] of Object.entries(TEMPLATES)) {
  test(`${id} runs, and each of its runs has the hashes of the same params sent alone`, async () => {
    const { projectDesk: desk } = service.service
    const project = projectOf(textOf(id))
    const laid = laidOf(project)
    const { results, ran } = await desk.run({ project, results: {} }, {})
    const { verdict } = desk.standing({ project, results })
    assert.equal(verdict.says, says)
    const requests = requestsOf(laid, results)
    assert.equal(ran.length, requests.length)
    for (const { id: calculation, name, request } of requests) {
      const { provenance, determinism } = await service.run(request)
      const result = resultOf(results, calculation, name)
      assert.equal(result?.input_hash, provenance.input_hash, called(calculation, name))
      assert.equal(result?.result_hash, determinism.result_hash, called(calculation, name))
    }

    const [entry, value] = change
    const held = project.basis[entry]
    assert.ok(held && isNumberEntry(held))
    const changed = { ...project, basis: { ...project.basis, [entry]: { ...held, value } } }
    const second = await desk.run({ project: changed, results }, {})
    assert.deepEqual(second.ran.map((run) => called(run.calculation, run.case)).toSorted(), again)
    assert.equal((await desk.run({ project: changed, results: second.results }, {})).ran.length, 0)
  })

  test(`${id} names a source or an assumption for every entry of its basis`, () => {
    for (const [name, { status, source, note, ...entry }] of Object.entries(projectOf(textOf(id)).basis)) {
      assert.equal(status, 'assumed', `${name}: nobody has agreed a value of a template`)
      if (!('from' in entry)) assert.ok(note ?? (source?.document && source.revision), name)
    }
  })

  test(`${id} is the same from YAML to JSON and back, and its comments survive a change`, () => {
    const text = textOf(id)
    const json = projectJson(projectOf(text))
    assert.equal(projectJson(projectOf(json)), json)
    const [entry, value] = change
    const edited = editedText(text, { at: ['basis', entry, 'value'], value })
    assert.ok(edited.text !== undefined, JSON.stringify(edited))
    const lines = text.split('\n')
    const other = edited.text.split('\n').filter((line, k) => line !== lines[k])
    assert.equal(other.length, 1)
    assert.equal(edited.text.split('#').length, text.split('#').length)
    const held = projectOf(edited.text).basis[entry]
    assert.ok(held && isNumberEntry(held))
    assert.equal(held.value, value)
  })
}
