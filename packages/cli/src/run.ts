/** `keelson run`: one run, recorded as any other, with its answer, report and files where a folder is named. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCalculated, type RunRequest, type RunResponse } from '@keelson/engine'
import type { Catalog } from '@keelson/service/catalog.ts'
import type { Operator } from '@keelson/service/operator.ts'
import { answerInWords } from './answer-words.ts'
import { requestOf, type Taken } from './case.ts'
import { type Command, type Given, textOption } from './command.ts'
import { FILE_OPTIONS } from './files/asked.ts'
import { referencesIn, refuseBoth, sourcesBeside, withReferences } from './files/in-call.ts'
import { withCatalog, withOperator } from './local-service.ts'
import type { Carry } from './over-http.ts'
import { ticking } from './progress.ts'
import type { InputSchema } from './settings.ts'

/** Exit codes by status, as of the subprocess path; SKIPPED: a check is open, or the workflow cannot be run here. */
const EXIT = { PASS: 0, FAIL: 1, ERROR: 2, SKIPPED: 3 } as const

export const run: Command = {
  about: 'Run a workflow on the inputs entered, or on its example if none are entered',
  args: [
    {
      name: 'REF|CASE',
      about: 'a workflow, or a file {"ref", "params"} as saved by explorers; - reads standard input',
    },
  ],
  options: {
    set: {
      value: 'NAME=VALUE',
      about:
        'an input with its unit (0.5in, "12 3/4 in"), a list as a,b,c or a table as JSON; overrides --params, --example or a case',
      repeatable: true,
    },
    ...FILE_OPTIONS,
    params: { value: 'FILE', about: 'inputs as JSON; - reads standard input' },
    example: { about: "the inputs of the workflow's example; without it --set has no other inputs" },
    basis: {
      value: 'FILE',
      about: 'source of each input by JSON pointer, as JSON',
    },
    units: { value: 'SYSTEM', about: 'units in which people read the run: declared, metric or us' },
    meta: { value: 'FILE', about: 'title block and sign-off of the report, as JSON' },
    accept: {
      value: 'CHECK=REASON',
      about: 'accept an open check outside the limits of its method; requires --by',
      repeatable: true,
    },
    by: { value: 'NAME', about: 'name of the engineer who accepts' },
    out: { value: 'DIR', about: 'folder for the response, the report and the files of the run' },
  },
  examples: [
    ['modelrepo:catenary', '--out', 'out/'],
    [
      'modelrepo:on-bottom-stability-f109',
      '--example',
      '--set',
      'outer_diameter=12 3/4 in',
      '--set',
      'wall_thickness=0.5in',
    ],
    ['case.json', '--file', 'survey.csv', '--mapping', 'survey.csv.mapping.json'],
    ['case.json', '--set', 'safety_class=high', '--meta', 'examples/meta.json'],
  ],
  run: (given) =>
    withOperator('run', async (operator, carry) => {
      const request = await requestIn(given, carry)
      if (request === undefined) return EXIT.ERROR
      const tick = ticking(process.stderr, `running ${request.ref}`)
      const answer = await operator.run(request).finally(tick.clear)
      const out = textOption(given, 'out')
      if (out !== undefined) await writeOut(operator, answer, out)
      const { contract } = await operator.record(answer.run_id)
      given.print(answer, answerInWords(answer, { answers: contract?.answers ?? [], stated: namesSet(given) }))
      return EXIT[answer.status]
    }),
}

/** undefined where the columns of a file are not confirmed. */
async function requestIn(given: Given, carry: Carry): Promise<RunRequest | undefined> {
  const request = await withCatalog(async (catalog) => requestOf(given, (ref) => takenBy(catalog, ref)))
  const references = await referencesIn(given, request.ref, carry)
  if (references === undefined) return undefined
  if (Object.keys(references).length === 0) return request
  refuseBoth(references, namesSet(given))
  return {
    ...request,
    params: withReferences(request.params ?? {}, references),
    ...sourcesBeside(request.input_basis, references),
  }
}

const namesSet = ({ options: { set = [] } }: Given): readonly string[] =>
  set.map((text) => text.split('=', 1)[0]?.trim() ?? '')

export function takenBy(catalog: Catalog, ref: string): Taken {
  const { target } = catalog.resolve(ref)
  if (target === undefined) return { schema: {}, example: undefined }
  const { example } = target.workflow
  const schema = target.kind === 'own' ? target.workflow.contract.params : target.workflow.paramsSchema
  return { schema: (schema ?? {}) as InputSchema, example }
}

async function writeOut(operator: Operator, answer: RunResponse, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'response.json'), `${JSON.stringify(answer, null, 2)}\n`)
  if (!isCalculated(answer)) return
  writeFileSync(join(folder, 'report.html'), await operator.draft(answer.run_id, null))
  for (const { name, present } of answer.artifacts)
    if (present) writeFileSync(join(folder, name), Buffer.from(await operator.artifact(answer.run_id, name), 'base64'))
}
