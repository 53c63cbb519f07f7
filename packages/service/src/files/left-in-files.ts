/** What a page opens with of a recorded run: what was read from a file which is kept stays there where it is long. */
import type { FileUse } from '@keelson/engine'
import { isObject } from '../request.ts'
import type { FileDesk } from './desk.ts'

type Params = Readonly<Record<string, unknown>>

/** Rows and entries of one input that a page holds with ease; a case of more may also be too long to be sent back. */
const MOST_HELD = 5_000

export async function leftInFiles(
  { has, renew }: Pick<FileDesk, 'has' | 'renew'>,
  params: Params,
  files: readonly FileUse[] = [],
): Promise<Params> {
  const left: Record<string, unknown> = {}
  for (const { digest: file, inputs, read } of files) {
    const isLong = inputs.some((input) => entriesIn(params[input]) > MOST_HELD)
    if (read === undefined || !isLong || !(await has(file))) continue
    await renew(file)
    const own = inputs.filter((input) => Object.hasOwn(params, input))
    for (const input of own) left[input] = { file, name: read.name, as: read.mapping }
  }
  return { ...params, ...left }
}

/** Of a list with its unit, {value, unit}, those of the list. */
function entriesIn(sent: unknown): number {
  const value = isObject(sent) ? sent.value : sent
  return Array.isArray(value) ? value.length : 0
}
