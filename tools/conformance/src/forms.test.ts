/** The form of every workflow, made from what is published of it alone, asks for what a run needs where it is seen. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { defaultOutputs, readPlan } from '@keelson/studies'
import { type FormSpec, fieldsOf, formOf, paramsOf, useOf, withNumber } from '@keelson/web/form/case/form.ts'
import { groupsOf } from '@keelson/web/form/case/groups.ts'
import { ADDRESS_KEYS } from '@keelson/web/pages/case/address.ts'
import { allowedRange, type IsAllowed } from '@keelson/web/pages/case/study-allowed.ts'
import { studyInputs } from '@keelson/web/pages/case/study-inputs.ts'
import { rangeAbout } from '@keelson/web/pages/case/study-range.ts'
import { askedStudy } from '@keelson/web/pages/case/study-request.ts'
import type { Question } from '@keelson/web/pages/case/study-sheet.ts'
import { questionsOf, sheetOf } from '@keelson/web/pages/case/study-sheets.ts'
import { type CheckSpec, declaredSchema, Refusal, readParams, requestSchema, type Workflow } from '@keelson/workflow'
import { everyWorkflow } from './every-version.ts'
import { modeRequests, type Request } from './modes.ts'

function specOf({ contract, example }: Workflow): FormSpec {
  const published = JSON.parse(JSON.stringify(requestSchema(contract, example)))
  const checks = Object.values(contract.checks as Readonly<Record<string, CheckSpec>>)
  const decides = Object.fromEntries(checks.map(({ title, needs = [] }) => [title, needs]))
  return { schema: declaredSchema(published), example, decides }
}
/** The request that a reader makes by each choice alone. */
const choices = (workflow: Workflow): Request[] => [
  workflow.example,
  ...modeRequests({ contract: workflow.contract, workflow, tried: [] }).map(({ selector, value }) => ({
    ...workflow.example,
    [selector]: value,
  })),
]

function isRead(contract: Workflow['contract'], params: Request): boolean {
  try {
    readParams(contract, params)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The ranges of these are those of a curve and a map too. */
const FIRST_ASKED: readonly Question[] = ['goal', 'matters', 'uncertain']
/** Where nothing is checked nobody but the reader knows what is wanted. */
const WITHOUT_TARGET = [{ pointer: '/vary/target/value', message: 'is required' }]
const MOST_POINTS = 1e5
/** With the other inputs of the example as they are, no value but its own is allowed. */
const PINNED: ReadonlySet<string> = new Set([
  'fpso-mooring-full wind_heading',
  'fpso-mooring-full current_heading',
  'jacket-member-joint-checks joints/1/k_fraction',
  'jacket-member-joint-checks joints/1/y_fraction',
  'orcaflex-6dbuoy-dnvrph103 water_plane_area',
  'rigging number_of_legs',
])

for (const workflow of everyWorkflow()) {
  describe(`the form of ${workflow.contract.id}@${workflow.contract.version}`, () => {
    const spec = specOf(workflow)
    const groups = groupsOf(spec)
    const placed = groups.flatMap(({ fields }) => fields)

    it('has every input once', () => {
      assert.deepEqual(placed.map((f) => f.name).toSorted(), Object.keys(fieldsOf(spec)).toSorted())
    })

    it('has no input that the address of a page would take for its own', () => {
      assert.deepEqual(
        placed.map((f) => f.name).filter((name) => ADDRESS_KEYS.includes(name)),
        [],
      )
    })

    it('asks first for what the example cannot do without', () => {
      const { demanded } = useOf(spec, formOf(spec, workflow.example))
      const first = new Set(groups[0]?.fields.map((f) => f.name))
      assert.deepEqual(
        [...demanded.keys()].filter((name) => !first.has(name)),
        [],
      )
    })

    it('is studied as its page asks first', () => {
      const { contract, example } = workflow
      const form = formOf(spec, example)
      const outputs = [{ path: defaultOutputs(contract)[0] ?? '', title: '' }]
      const subject = { inputs: studyInputs(spec, form), outputs, instant: true }
      for (const question of questionsOf(subject).filter((q) => FIRST_ASKED.includes(q))) {
        const { vary, problems } = askedStudy(sheetOf(question, subject, {}))
        if (problems.length > 0) assert.deepEqual([question, problems], ['goal', WITHOUT_TARGET])
        else readPlan(contract, example, { ref: contract.id, base: paramsOf(spec, form), vary }, MOST_POINTS)
      }
    })

    it('is studied between values of each input that the others allow', async () => {
      const { contract, example } = workflow
      const form = formOf(spec, example)
      const isAllowed: IsAllowed = async ({ param, unit }, value) =>
        isRead(contract, paramsOf(spec, withNumber(spec, form, param, value, unit)))
      for (const input of studyInputs(spec, form)) {
        if (PINNED.has(`${contract.id} ${input.param}`)) continue
        const [low, high] = await allowedRange(input, rangeAbout(input), isAllowed)
        for (const end of [low, high]) assert.ok(await isAllowed(input, end), `${input.param} ${low} to ${high}`)
      }
    })

    it('folds nothing away that a choice asks for', () => {
      const sights = new Map(placed.map(({ name, sight }) => [name, sight]))
      for (const request of choices(workflow)) {
        const { demanded } = useOf(spec, formOf(spec, request))
        assert.deepEqual(
          [...demanded.keys()].filter((name) => sights.get(name) === 'folded'),
          [],
        )
      }
    })

    it('has each choice before the inputs of its group that hang on it', () => {
      for (const { fields } of groups) {
        const names = fields.map((f) => f.name)
        for (const [at, { schema }] of fields.entries()) {
          const later = names.slice(at + 1)
          const hangsOn = JSON.stringify([
            schema['x-used-when' as never] ?? [],
            schema['x-required-when' as never] ?? [],
          ])
          assert.deepEqual(
            later.filter((name) => hangsOn.includes(`"${name}":`)),
            [],
          )
        }
      }
    })
  })
}
