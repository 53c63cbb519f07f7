/** The texts that mutants are made in. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withoutTypes } from './syntax.ts'

/** The text of a module without its types: 'standards/dnv-rp-f109-2021/weight.ts'. */
export const textOf = (file: string): string =>
  withoutTypes(readFileSync(fileURLToPath(new URL(`../../../${file.replace('/', '/src/')}`, import.meta.url)), 'utf8'))
