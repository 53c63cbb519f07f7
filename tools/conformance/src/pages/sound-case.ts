/** Every version of every workflow that can be fired, and a case of it that runs, drawn from the seed of the tests. */
import { seeded } from '@keelson/equations/seeded.ts'
import { type Json, type TestService, testSeed } from '@keelson/service/testing.ts'
import type { PageWorkflow } from '@keelson/web/pages/case/page-workflow.ts'
import { annotations, caseParams } from '@keelson/workflow'
import type { TObject } from 'typebox'
import type { EveryVersion } from '../every-version.ts'
import { completed, modeRequests, type Request } from '../modes.ts'
import { oneOf } from '../request-storm/draw.ts'
import { type Entry, sentOf, typedCase } from './typed-case.ts'

export const pathOf = ({ repo, id, version }: EveryVersion): string => `/workflows/${repo}/${id}?version=${version}`
export const drawFor = ({ ref }: EveryVersion) => {
  const draw = seeded([...ref].reduce((seed, letter) => Math.imul(seed ^ letter.charCodeAt(0), 0x9e3779b1), testSeed()))
  draw()
  return draw
}
export const schemaOf = ({ workflow }: EveryVersion) => workflow.contract.params as TObject
/** As its page has it. */
export const shownOf = (version: EveryVersion): PageWorkflow => ({
  name: '',
  ref: version.ref,
  question: '',
  form: { schema: schemaOf(version), example: version.workflow.example },
})

/** Shares of the numbers that are moved: where the rules of a workflow refuse them, fewer are. */
const SHARES = [0.5, 0.5, 0.25, 0.1, 0, 0]

/** A case that the service runs, around the example, a case or a mode. */
export async function soundCase(
  version: EveryVersion,
  service: TestService,
): Promise<{ readonly entries: readonly Entry[]; readonly run: Json }> {
  const { workflow, ref } = version
  const draw = drawFor(version)
  const subject = version.subject()
  const all: readonly Request[] = [
    ...subject.cases.filter((one) => !one.expect_refusal).map((one) => caseParams(one, workflow.example)),
    ...modeRequests(subject).flatMap(({ selector, value }) => [
      completed(schemaOf(version), { ...workflow.example, [selector]: value }),
    ]),
  ]
  const bases = all.filter((request) => hasBoxes(schemaOf(version), request))
  for (const moved of SHARES) {
    const base = moved === 0 ? workflow.example : withOwnData(version, oneOf(draw, bases))
    const entries = typedCase(schemaOf(version), base, { draw, moved })
    const { status, json } = await service.post('/api/run', { ref, params: sentOf(entries) })
    if (status === 200 && json.status !== 'ERROR') return { entries, run: json }
  }
  throw new Error(`no case of ${ref} runs`)
}

/** An input that is superseded is sent by programs, and has no box. */
const hasBoxes = ({ properties }: TObject, request: Request): boolean =>
  Object.keys(request).every((name) => annotations(properties[name] ?? {}).superseded === undefined)

/** A page offers the data sets that there are, and no others. */
const withOwnData = (version: EveryVersion, request: Request): Request =>
  Object.fromEntries(
    Object.entries(request).map(([name, value]) => {
      const isNamed = 'x-dataset' in (schemaOf(version).properties[name] ?? {})
      return [name, isNamed ? version.workflow.example[name] : value]
    }),
  )

/** What an answer is known by. */
export const hashesOf = ({ provenance, determinism }: Json) => ({
  input: provenance.input_hash,
  result: determinism.result_hash,
})
