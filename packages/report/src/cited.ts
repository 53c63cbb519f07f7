/** What a rule is taken from: a standard and its clause; a rule of our own by what it says, for we publish none. */

/** The source that the calculation itself is. */
const OWN = 'Keelson'
const OWN_RULE = 'Keelson rule'

/** 'DNV-ST-F101 5.4.2', 'Keelson rule: every volume counts once'. */
export function cited(source: string, clause: string): string {
  if (source === OWN) return `${OWN_RULE}: ${ownClause(clause)}`
  return `${source} ${atlasClause(clause)}`
}

/** The clause alone, where the source stands at the head of its column. */
export const clauseOf = (source: string, clause: string): string =>
  source === OWN ? ownClause(clause) : atlasClause(clause)

/** The source as a sentence names it. */
export const sourceName = (source: string): string => (source === OWN ? "Keelson's own rule" : source)
export const sourceHead = (source: string): string => (source === OWN ? 'Keelson rule' : source)

const ownClause = (clause: string): string => clause.replace(/^convention: /, '')

/** An atlas is called after what it was calculated with. */
const atlasClause = (clause: string): string => clause.replace(/^\w+repo:([\w-]+)@(\d+)$/, 'of $1, version $2')
