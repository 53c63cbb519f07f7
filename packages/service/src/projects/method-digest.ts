/** The digest of the method of a workflow: of the modules that it calculates with, without their words. */
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Workflow } from '@keelson/workflow'
import { sha256 } from '../hash.ts'
import { modulesUnder, textOf } from './imports-of.ts'

/** Modules that say or draw, and calculate nothing: by their names in a workflow, and in the packages beneath. */
const SAYS_OR_DRAWS =
  /\/(about|charts?|figures|warnings)(-[a-z0-9-]+)?\.ts$|\/packages\/figures\/|\/equations\/src\/(mathml|printer|typeset)/
export const saysOrDraws = (path: string): boolean => SAYS_OR_DRAWS.test(path.replaceAll('\\', '/'))

const digests = new Map<string, string>()
const codes = new Map<string, string>()

/** Read once in a process, which calculates with the modules that it loaded. */
export function methodDigest({ home }: Pick<Workflow, 'home'>): string {
  const known = digests.get(home)
  if (known !== undefined) return known
  const path = fileURLToPath(home)
  const modules = modulesUnder(path, saysOrDraws)
  const digest = sha256(modules.map((module) => `${basename(module)} ${codeOf(module)}`).join('\n'))
  digests.set(home, digest)
  return digest
}

function codeOf(path: string): string {
  const known = codes.get(path)
  if (known !== undefined) return known
  const digest = sha256(withoutWords(textOf(path)))
  codes.set(path, digest)
  return digest
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const WORDS =
  /\b(title|description|question|why|note|text|says|assumed|reason|shows|label)(:\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`)/g

/** Comments and the texts of titles and the like; spaces and line ends are as the formatter lays them. */
export const withoutWords = (text: string): string =>
  text.replace(COMMENT, '').replace(WORDS, '$1$2""').replace(/\s+/g, ' ').trim()
