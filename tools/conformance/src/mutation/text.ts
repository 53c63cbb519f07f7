/** The texts that mutants are made in. */
import { readFileSync } from 'node:fs'
import { urlOf } from '../rooms.ts'
import { withoutTypes } from './syntax.ts'

const known = new Map<string, string>()

/** The text of a file of the house: 'standards/dnv-rp-f109-2021/weight.ts'. */
export function rawTextOf(file: string): string {
  const before = known.get(file)
  if (before !== undefined) return before
  const text = readFileSync(urlOf(file), 'utf8')
  known.set(file, text)
  return text
}

/** The text of a module without its types. */
export function textOf(file: string): string {
  const key = `${file} without types`
  const text = known.get(key) ?? withoutTypes(rawTextOf(file))
  known.set(key, text)
  return text
}
