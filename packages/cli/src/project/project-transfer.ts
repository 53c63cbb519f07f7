/** Projects of a service out to a file and in from one: by its routes, whoever has the data folder. */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Verdict } from '@keelson/projects'
import type { Imported } from '@keelson/service/projects/archive/keep-project.ts'
import { CallError, type Given, isOn, textOption } from '../command.ts'
import { answerTo, broughtBy, bytesIn } from '../files/at-service.ts'
import type { Carry } from '../over-http.ts'

interface ImportAnswer extends Omit<Imported, 'id'> {
  readonly project: { readonly id: string; readonly standing: { readonly verdict: Verdict } }
}

/** As YAML where the name of the file says so. */
export async function exportProject(given: Given, carry: Carry, id: string): Promise<number> {
  const out = textOption(given, 'out') ?? ''
  const query = isOn(given, 'records') ? 'with=records' : `form=${/\.ya?ml$/.test(out) ? 'yaml' : 'json'}`
  const path = `/api/projects/${encodeURIComponent(id)}/export?${query}`
  const { bytes } = await broughtBy(carry, { method: 'GET', path }, '')
  write(out, bytes)
  given.print({ id, file: out, bytes: bytes.length }, `${id}: ${bytes.length} bytes in ${out}`)
  return 0
}

function write(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes)
  } catch (error) {
    throw new CallError(`${path} cannot be written: ${(error as Error).message}`)
  }
}

export async function importProject(given: Given, carry: Carry, file: string): Promise<number> {
  const id = textOption(given, 'id')
  const path = `/api/projects/import${id === undefined ? '' : `?id=${encodeURIComponent(id)}`}`
  const sent = { method: 'POST', path, bytes: bytesIn(file) } as const
  const answer = (await answerTo(carry, sent, `${basename(file)}: `)) as ImportAnswer
  given.print(answer, importInWords(answer))
  return answer.left_out.length > 0 ? 1 : 0
}

function importInWords({ project, replayed, left_out }: ImportAnswer): string {
  const runs = `${replayed} ${replayed === 1 ? 'run' : 'runs'} repeated with the same result`
  const left = left_out.map(({ revision, calculation, case: name, why }) => {
    const at = name === '' ? calculation : `${calculation}, ${name}`
    return `  ${revision === null ? '' : `revision ${revision}, `}${at}: ${why}`
  })
  const parts = [
    `${project.id} imported, ${runs}.`,
    project.standing.verdict.says,
    left.length > 0 ? `Not imported\n${left.join('\n')}` : '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
