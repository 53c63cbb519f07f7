/** Ids that are proposed: of a project by its title, of a calculation after those that there are. */

const LONGEST = 60

/** 'North flowline (phase 2)' as 'north-flowline-phase-2'. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '')

/** The id, with a number behind it where it is taken. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id
  let number = 2
  while (taken.has(`${id}-${number}`)) number++
  return `${id}-${number}`
}

/** 'M-03' after 'M-01' and 'M-02'; 'C-01' of none. */
export function nextId(ids: readonly string[]): string {
  const last = ids.findLast((id) => /\d$/.test(id)) ?? 'C-00'
  const [, head = '', digits = ''] = /^(.*?)(\d+)$/.exec(last) ?? []
  const taken = new Set(ids)
  let number = Number(digits) + 1
  while (taken.has(`${head}${String(number).padStart(digits.length, '0')}`)) number++
  return `${head}${String(number).padStart(digits.length, '0')}`
}
