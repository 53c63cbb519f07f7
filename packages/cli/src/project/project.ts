/** `keelson project`: a project in a file, checked, run and tried out; its results stand in a file beside it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Project, parsedText, type Results, readProject, withValue } from '@keelson/projects'
import { exitCodeOf } from '@keelson/projects/verdict.ts'
import type { ProjectDone } from '@keelson/service/projects/project-task.ts'
import { CallError, type Command, type Given, isOn } from '../command.ts'
import { jsonIn } from '../json-input.ts'
import { withOperator } from '../local-service.ts'
import { ticking } from '../progress.ts'
import { projectInWords, whatIfInWords } from './project-words.ts'

const ACTIONS = ['check', 'run', 'what-if'] as const
const RESULTS_SCHEMA = 'keelson.project-results/1'

export const project: Command = {
  about: 'Check a project of linked calculations, run what is not current, or try out a change',
  args: [
    { name: 'ACTION', about: 'check, run, or what-if with --set', choices: ACTIONS },
    { name: 'FILE', about: 'the project as YAML or JSON; its results are in FILE.results.json' },
  ],
  options: {
    only: { value: 'ID', about: 'a calculation to run, with those whose results it uses', repeatable: true },
    all: { about: 'also run what is current' },
    set: { value: 'NAME=VALUE', about: 'another value of an entry of the basis, with its unit', repeatable: true },
  },
  examples: [
    ['check', 'pipeline.yaml'],
    ['run', 'pipeline.yaml', '--only', 'W-02'],
    ['what-if', 'pipeline.yaml', '--set', 'pipe.wall=15.9 mm'],
  ],
  run: (given) =>
    withOperator('project', async (operator) => {
      const [action, file = ''] = given.args
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
      if (action === 'run') keepResults(file, done.results)
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

function refuseIdle({ options }: Given, action: string | undefined): void {
  const uses = action === 'what-if' ? ['set'] : action === 'run' ? ['only', 'all'] : []
  const idle = ['only', 'all', 'set'].find((name) => options[name] !== undefined && !uses.includes(name))
  if (idle !== undefined) throw new CallError(`--${idle} does not apply to project ${action}`)
  if (action === 'what-if' && options.set === undefined)
    throw new CallError('project what-if requires --set NAME=VALUE')
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
