/** Why a workflow that is only the nearest is not what was asked: what it says itself, else what it does not know. */
import type { Index } from './index.ts'
import { type Asked, askedIn, isCovered, type Ranked, weightOf } from './ranking.ts'

export interface WhyNot {
  /** A sentence of Keelson's own; absent where the words that are missing say it. */
  readonly why_not?: string
  /** Words of the query that it does not mention. */
  readonly missing: readonly string[]
}

export function whyNot(index: Index, asked: readonly Asked[], near: Ranked): WhyNot {
  const unmet = asked.filter((word) => word.outside !== undefined || !isCovered(word, near))
  const missing = [...new Set(unmet.map(({ written }) => written))]
  const why_not = sentenceOf(index, unmet, near)
  return { ...(why_not !== undefined && { why_not }), missing }
}

function sentenceOf(index: Index, unmet: readonly Asked[], near: Ranked): string | undefined {
  const excluded = exclusionOf(index, unmet, near)
  if (excluded !== undefined) return `Outside scope: ${excluded}.`
  const disciplines = [...new Set(unmet.flatMap(({ outside }) => outside ?? []))]
  if (disciplines.length > 0) return `It does not cover ${disciplines.join(' or ')}.`
  return unmet.length === 0 ? 'It mentions these words, but not as its subject.' : undefined
}

/** What the workflow says that it does not cover, where that is the discipline asked or at least half of what is missing. */
function exclusionOf(index: Index, unmet: readonly Asked[], { shown }: Ranked): string | undefined {
  const outside = unmet.filter((word) => word.outside !== undefined)
  const asked = outside.length > 0 ? outside : unmet
  const least = outside.length > 0 ? 0 : weightOf(index, unmet) / 2
  const shared = (sentence: string) => {
    const said = askedIn(index, sentence)
    const isSaid = ({ terms, outside }: Asked) =>
      said.some((word) => word.outside === outside && word.terms.some((term) => terms.includes(term)))
    return weightOf(index, asked.filter(isSaid))
  }
  const weighed = (index.of(shown.ref)?.notChecked ?? []).map((sentence) => ({ sentence, weight: shared(sentence) }))
  const [best] = weighed.toSorted((a, b) => b.weight - a.weight)
  return best !== undefined && best.weight > 0 && best.weight >= least ? best.sentence : undefined
}
