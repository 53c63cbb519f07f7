/** How often each rule of words is broken, by where. `npm run lock` writes what fell; what rose is refused. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'
import { writeTold } from '../written.ts'
import { type Scope, WORD_RULES, type WordRule } from './rules.ts'
import { everyText, type Text } from './texts.ts'

export type Counts = Readonly<Record<string, Readonly<Partial<Record<Scope, number>>>>>
const FILE = join(ROOT, 'evidence/words.json')

export const recorded = (): Counts => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {})

export const breaks = ({ pattern, scopes }: WordRule, { scope, text }: Text): boolean =>
  (scopes?.includes(scope) ?? true) && (typeof pattern === 'function' ? pattern(text) : pattern.test(text))

export function countsIn(texts: readonly Text[]): Counts {
  const each = WORD_RULES.map((rule) => {
    const broken = Object.groupBy(
      texts.filter((text) => breaks(rule, text)),
      ({ scope }) => scope,
    )
    const scopes = (Object.keys(broken) as Scope[]).toSorted()
    return [rule.name, Object.fromEntries(scopes.map((scope) => [scope, broken[scope]?.length ?? 0]))] as const
  })
  return Object.fromEntries(each)
}

/** Rules that are broken more often than is recorded: in all, for a message that gains a capital is a sentence. */
export function risen(now: Counts, before: Counts): readonly string[] {
  const sum = (of: Counts[string] = {}) => Object.values(of).reduce((total, count) => total + count, 0)
  return Object.entries(now).flatMap(([name, scopes]) => {
    const [count, most] = [sum(scopes), sum(before[name])]
    return count > most ? [`${name}: ${count}, at most ${most}`] : []
  })
}

if (import.meta.main) {
  const [now, before] = [countsIn(everyText()), recorded()]
  const more = existsSync(FILE) ? risen(now, before) : []
  if (more.length > 0) {
    process.stdout.write(`words: risen, and not written\n${more.join('\n')}\n`)
    process.exitCode = 1
  } else writeTold('words', { [FILE]: `${JSON.stringify(now, null, 1)}\n` })
}
