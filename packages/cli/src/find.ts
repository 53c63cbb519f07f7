/** `keelson find WORDS`: the workflows that fit what one would ask, by the index that HTTP and the pages use. */
import type { Found } from '@keelson/service/find/find.ts'
import { CallError, type Command, columns } from './command.ts'
import { withCatalog } from './local-service.ts'

const MOST = 5

export const find: Command = {
  about: 'Search workflows. Exit 0: match found; 1: no match',
  args: [{ name: 'WORDS', about: 'a question or part of one', many: true }],
  examples: [['free', 'span'], ['how many anodes does this pipeline need?']],
  run: (given) =>
    withCatalog(async (catalog) => {
      const { finderOf, LONGEST_QUERY } = await import('@keelson/service/find/find.ts')
      const query = given.args.join(' ')
      if (query.length > LONGEST_QUERY)
        throw new CallError(`the search phrase must have at most ${LONGEST_QUERY} characters`)
      const found = finderOf(catalog).find(query, MOST)
      given.print(found, foundInWords(found))
      return found.fits ? 0 : 1
    }),
}

export function foundInWords({ fits, unmatched, outside = [], hits }: Found): string {
  const rows = hits.map((h) => [`${fits ? '' : '  '}${h.ref}`, h.title, h.reason === '' ? (h.why_not ?? '') : h.reason])
  const parts = [
    fits ? '' : hits.length === 0 ? 'no match' : 'no match; the nearest are',
    columns(rows),
    ...outside.map(({ words, discipline }) => `no workflow covers ${discipline} (${words})`),
    unmatched.length === 0 ? '' : `words unknown to every workflow: ${unmatched.join(', ')}`,
  ]
  return parts.filter((part) => part !== '').join('\n')
}
