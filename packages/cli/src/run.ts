/** `keelson run REF`: one run, recorded as any other, with its answer, report and files where a folder is named. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRequest } from '@keelson/service/request.ts'
import type { Service } from '@keelson/service/service.ts'
import { digitsApart, type RunResponse } from '@keelson/workflow'
import { CallError, type Command, columns, only, textOption } from './command.ts'
import { withService } from './local-service.ts'
import { ticking } from './progress.ts'

/** Exit codes by status; those of the subprocess path, and one for a workflow that cannot be fired here. */
const EXIT = { PASS: 0, FAIL: 1, ERROR: 2, SKIPPED: 3 } as const

export const run: Command = {
  usage: 'REF [--params FILE] [--meta FILE] [--out DIR]',
  about:
    'run a workflow on its example, or on the params in a file (- reads standard input), with a title block in another',
  options: { params: { type: 'string' }, meta: { type: 'string' }, out: { type: 'string' } },
  run: (given) =>
    withService(async (service) => {
      const ref = only(given, 'REF')
      const read = (name: 'params' | 'meta') => {
        const file = textOption(given, name)
        return file === undefined ? {} : { [name]: jsonIn(file, name) }
      }
      const request = readRequest({ ref, ...read('params'), ...read('meta') })
      const tick = ticking(process.stderr, `running ${ref}`)
      const answer = await service.runs.run(request).finally(tick.clear)
      const out = textOption(given, 'out')
      if (out !== undefined) await writeOut(service, answer, out)
      given.print(answer, inWords(service, answer))
      return EXIT[answer.status]
    }),
}

/** The JSON in a file, or in standard input by the name '-'. */
function jsonIn(file: string, option: string): unknown {
  const text = readFileSync(file === '-' ? 0 : file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CallError(`--${option} ${file} holds no JSON: ${(error as Error).message}`)
  }
}

async function writeOut(service: Service, answer: RunResponse, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'response.json'), `${JSON.stringify(answer, null, 2)}\n`)
  if (answer.status === 'SKIPPED') return
  writeFileSync(join(folder, 'report.html'), await service.draft(answer.run_id))
  for (const { name, present } of answer.artifacts)
    if (present) writeFileSync(join(folder, name), service.artifact(answer.run_id, name).content)
}

function inWords(service: Service, answer: RunResponse): string {
  const { status, detail, result, warnings = [], report_url, run_id } = answer
  const headline = service.ledger.get(run_id)?.record.contract?.headline ?? []
  const values = headline.flatMap((name) => {
    const value = result?.values[name]
    return value ? [[`  ${value.label}`, shown(value)]] : []
  })
  const checks = (result?.checks ?? []).map((c) => [
    `  ${c.title}`,
    c.state.replace('_', ' '),
    c.utilisation === null
      ? ''
      : String(Number(c.utilisation.toPrecision(digitsApart(c.utilisation, c.limit ?? 1, 4)))),
    c.reason ?? c.clause,
  ])
  const parts = [
    `${status}: ${detail}`,
    (result?.assumed ?? []).map((a) => `  assumed: ${a.title} ${shown(a)}: ${a.why}`).join('\n'),
    columns(values),
    columns(checks),
    warnings.map((w) => `  warning: ${w.message}`).join('\n'),
    `run ${run_id}${report_url === null ? '' : `\nreport ${report_url} (while \`keelson serve\` runs)`}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** What a line holds of a value: few digits, and all of them with --json. */
interface Shown {
  readonly value: unknown
  readonly unit?: string | null
  readonly reason?: string
}

function shown({ value, unit, reason }: Shown): string {
  if (value === null) return `none: ${reason}`
  const ratio = (unit ?? '-') === '-'
  const text = typeof value === 'number' ? digits(value, ratio) : JSON.stringify(value)
  return ratio ? text : `${text} ${unit}`
}

const digits = (value: number, ratio: boolean): string =>
  String(Number.isInteger(value) ? value : Number(value.toPrecision(ratio ? digitsApart(value, 1, 4) : 4)))
