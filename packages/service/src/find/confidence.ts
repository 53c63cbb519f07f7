/** Whether a workflow answers what is asked, or is only the nearest: measured on prompts that fit and on strangers that do not. */
import { FOUND_BY, type Index } from './index.ts'
import { type Asked, isMet, type Ranked, rankedBy, termsIn, weightOf } from './ranking.ts'

/** Confidence below which the best is only the nearest. `measured.test.ts` holds how many lie on its wrong side. */
const FITTING = 1
/** How many unknown words a word of a discipline outside the catalog counts as. */
const OUTSIDE_WEIGHT = 3

/** `ranked` is by all words. A word from outside is no reason for a workflow, and one against it unless the workflow says the same. */
export function isFit(index: Index, asked: readonly Asked[], ranked: readonly Ranked[]): boolean {
  const inside = asked.filter(({ outside }) => outside === undefined)
  const byInside = inside.length === asked.length ? ranked : rankedBy(index, inside)
  const first = ranked[0]?.shown.ref
  const candidates = [byInside[0], byInside.find(({ shown }) => shown.ref === first)].filter((one) => one !== undefined)
  return candidates.some((one) => {
    const whole = ranked.find(({ shown }) => shown.ref === one.shown.ref)
    return confidence(index, one, inside, against(asked, whole)) > FITTING
  })
}

/** Strength by the weight of all that is asked, by how much of it is known, and by how much is known where a workflow is found by. */
function confidence(index: Index, { strength, result }: Ranked, inside: readonly Asked[], outside: number): number {
  const lost = outside * OUTSIDE_WEIGHT * index.rarity('')
  const share = (words: readonly Asked[]) => weightOf(index, words) / (weightOf(index, inside) + lost)
  const met = inside.filter((word) => isMet(word, result))
  const found = met.filter(({ terms }) => terms.some((term) => isFoundBy(term, result)))
  const asked = termsIn(inside).reduce((sum, term) => sum + index.rarity(term), lost)
  return (strength * share(met) * share(found)) / asked
}

/** How many words from outside stand against a workflow: all but those of a discipline of which it says every one. */
function against(asked: readonly Asked[], whole: Ranked | undefined): number {
  const disciplines = Map.groupBy(
    asked.filter(({ outside }) => outside !== undefined),
    ({ outside }) => outside,
  )
  const isOwn = ({ terms }: Asked) =>
    whole !== undefined &&
    terms.length > 0 &&
    terms.every((term) => isFoundBy(term, whole.result) && term in whole.result.match)
  return [...disciplines.values()].filter((words) => !words.every(isOwn)).flat().length
}

/** In its title, its questions or its standards; of a word with a slip in it, anywhere. */
function isFoundBy(term: string, { queryTerms, match }: Ranked['result']): boolean {
  const fields = match[term]
  return queryTerms.includes(term) && (fields === undefined || fields.some((field) => FOUND_BY.has(field)))
}
