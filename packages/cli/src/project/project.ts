/** `keelson project`: a project in a file, checked, run and tried out; its results stand in a file beside it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Project, parsedText, type Results, readProject, withValue } from '@keelson/projects'
import { exitCodeOf } from '@keelson/projects/verdict.ts'
import { PRINT_MODES } from '@keelson/report/print-modes.ts'
import type { ProjectDone } from '@keelson/service/projects/project-task.ts'
import { UNIT_SYSTEMS } from '@keelson/units/systems.ts'
import { CallError, type Command, type Given, isOn } from '../command.ts'
import { jsonIn } from '../json-input.ts'
import { withOperator } from '../local-service.ts'
import { ticking } from '../progress.ts'
import { writeReport } from './project-report.ts'
import { exportProject, importProject } from './project-transfer.ts'
import { projectInWords, whatIfInWords } from './project-words.ts'

const ACTIONS = ['check', 'run', 'what-if', 'report', 'export', 'import'] as const
const RESULTS_SCHEMA = 'keelson.project-results/1'

export const project: Command = {
  about:
    'Check a project of linked calculations, run it, try out a change, print its report, or move it between services',
  args: [
    {
      name: 'ACTION',
      about: 'check, run, import, report or export with --out, or what-if with --set',
      choices: ACTIONS,
    },
    {
      name: 'FILE',
      about: 'the project as YAML or JSON (its results are in FILE.results.json); the id of a project for export',
    },
  ],
  options: {
    only: { value: 'ID', about: 'a calculation to run, with those whose results it uses', repeatable: true },
    all: { about: 'also run what is current' },
    set: { value: 'NAME=VALUE', about: 'new value of a basis entry, with its unit', repeatable: true },
    out: { value: 'FILE', about: 'file for the report or the export' },
    records: { about: 'export an archive with revisions and the records of the runs' },
    id: { value: 'ID', about: 'id of the imported project (default: as in FILE)' },
    units: { value: 'SYSTEM', about: 'units of the report (default: declared)', choices: UNIT_SYSTEMS },
    print: { value: 'CONTENT', about: 'print content of the report (default: standard)', choices: PRINT_MODES },
  },
  examples: [
    ['check', 'pipeline.yaml'],
    ['run', 'pipeline.yaml', '--only', 'W-02'],
    ['what-if', 'pipeline.yaml', '--set', 'pipe.wall=15.9 mm'],
    ['report', 'pipeline.yaml', '--out', 'report.html'],
    ['export', 'export-pipeline', '--records', '--out', 'pipeline.zip'],
    ['import', 'pipeline.zip', '--id', 'pipeline-copy'],
  ],
  exits:
    'Exit codes: 0 green, 1 a check fails, 2 error, 4 stale, blocked, never run or open. The first of 2, 1 and 4 applies. An import gives 0, or 1 if a result is not imported.',
  run: (given) =>
    withOperator('project', async (operator, carry) => {
      const [action, file = ''] = given.args
      if (action === 'export' || action === 'import') {
        refuseIdle(given, action)
        return action === 'export' ? exportProject(given, carry, file) : importProject(given, carry, file)
      }
      const document = documentIn(file)
      const results = resultsOf(file)
      refuseIdle(given, action)
      const tick = ticking(process.stderr, `project ${file}`)
      const done = await operator
        .project(
          action === 'what-if'
            ? { kind: 'what-if', document, results, changed: changedBy(document, given) }
            : { kind: action === 'run' ? 'run' : 'check', document, results, ...asked(given) },
        )
        .finally(tick.clear)
      if (action === 'run') keepResults(file, resultsOfCalculations(done))
      if (action === 'report') await writeReport(operator, document, results, given)
      given.print(outcomeOf(done), done.whatIf ? whatIfInWords(done.whatIf) : projectInWords(done))
      return exitCodeOf(done.whatIf?.verdict.after ?? done.standing.verdict)
    }),
}

function documentIn(file: string): unknown {
  const parsed = parsedText(textIn(file))
  if ('value' in parsed) return parsed.value
  throw new CallError(`${file}: ${parsed.problems.map(({ message }) => message).join('; ')}`)
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CallError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

const resultsFile = (file: string) => `${file}.results.json`

function resultsOf(file: string): Results {
  const path = resultsFile(file)
  if (!existsSync(path)) return {}
  const kept = jsonIn(path) as { readonly schema?: unknown; readonly results?: Results }
  if (kept.schema !== RESULTS_SCHEMA || typeof kept.results !== 'object')
    throw new CallError(`${path} does not have the results of a project (${RESULTS_SCHEMA})`)
  return kept.results
}

const keepResults = (file: string, results: Results): void =>
  writeFileSync(resultsFile(file), `${JSON.stringify({ schema: RESULTS_SCHEMA, results }, null, 1)}\n`)

/** Those of a calculation that is no longer in the document are left out. */
const resultsOfCalculations = ({ results, standing }: ProjectDone): Results =>
  Object.fromEntries(standing.calculations.flatMap(({ id }) => (results[id] ? [[id, results[id]]] : [])))

function refuseIdle({ options }: Given, action: string | undefined): void {
  const uses = USES[action ?? ''] ?? []
  const idle = Object.values(USES)
    .flat()
    .find((name) => options[name] !== undefined && !uses.includes(name))
  if (idle !== undefined) throw new CallError(`--${idle} does not apply to project ${action}`)
  if (action === 'what-if' && options.set === undefined)
    throw new CallError('project what-if requires --set NAME=VALUE')
  if ((action === 'report' || action === 'export') && options.out === undefined)
    throw new CallError(`project ${action} requires --out FILE`)
}

/** Options by the action that they are of. */
const USES: Readonly<Record<string, readonly string[]>> = {
  run: ['only', 'all'],
  'what-if': ['set'],
  report: ['out', 'units', 'print'],
  export: ['out', 'records'],
  import: ['id'],
}

const asked = (given: Given) => ({
  ...(given.options.only && { only: given.options.only }),
  ...(isOn(given, 'all') && { isForced: true }),
})

/** The document with the entries that are set. */
function changedBy(document: unknown, { options: { set = [] } }: Given): Project {
  const read = readProject(document)
  if ('problems' in read)
    throw new CallError(read.problems.map(({ pointer, message }) => `${pointer} ${message}`).join('; '))
  return set.reduce<Project>((changed, text) => {
    const at = text.indexOf('=')
    const name = text.slice(0, Math.max(at, 0)).trim()
    if (name === '') throw new CallError(`--set requires NAME=VALUE (entered: ${text})`)
    const edited = withValue(changed, name, text.slice(at + 1).trim())
    if ('fault' in edited) throw new CallError(`--set ${name}: ${edited.fault}`)
    return edited.project
  }, read.project)
}

const outcomeOf = ({ standing, envelopes, ran, whatIf }: ProjectDone) => ({
  ...standing,
  envelopes,
  ran,
  what_if: whatIf,
})
