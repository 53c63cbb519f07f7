/** The feeds of the catalog, both ways: where the results of a run lead, and which results a workflow takes. */
import type { FedBy } from '@keelson/web/pages/case/carried.ts'
import type { NextStep, Onward } from '@keelson/web/pages/case/next.ts'
import { type AnyContract, annotations, baseRef, type FeedSpec, midSentence, pinnedRef } from '@keelson/workflow'
import type { TObject } from 'typebox'
import { type Catalog, shownOf } from './catalog.ts'

/** Where the results of a run lead, by the contract that it was made by; nowhere from one that is not here any more. */
export function onwardFrom(catalog: Catalog, made: Pick<Onward, 'record' | 'read' | 'run'>): Onward {
  const { repo, workflow_id: id, resolved_version: version } = made.record.response.coordinate
  const ref = pinnedRef({ repo, id }, version ?? 0)
  const listed = catalog.entries
    .find((e) => e.repo === repo && e.id === id)
    ?.versions.find((v) => v.version === version)
  const feeds: readonly FeedSpec[] = listed?.workflow.contract.feeds ?? []
  return { ...made, ref, steps: feeds.flatMap((feed) => stepOf(catalog, feed)) }
}

function stepOf(catalog: Catalog, feed: FeedSpec): readonly NextStep[] {
  const entry = catalog.entries.find((e) => baseRef(e) === feed.to.ref)
  if (!entry?.firable || entry.versions.length === 0) return []
  const contract: AnyContract = shownOf(entry.versions).workflow.contract
  const { [feed.to.input]: input } = (contract.params as TObject).properties
  if (!input) return []
  const base = baseRef(entry)
  const target = {
    base,
    ref: pinnedRef(entry, contract.version),
    title: contract.title,
    input: annotations(input).title,
  }
  return [{ ...feed, target }]
}

/** The results of others that a workflow takes, known without loading those. */
export const fedBy = (catalog: Catalog, base: string): readonly FedBy[] =>
  catalog.entries
    .filter(({ versions }) => versions.length > 0)
    .flatMap((entry) => {
      const { title, feeds = [] } = shownOf(entry.versions)
      return feeds
        .filter(({ to }) => to.ref === base)
        .map(({ value, title: called, to }) => ({
          input: to.input,
          ref: baseRef(entry),
          value,
          said: `${title}: ${midSentence(called)}`,
        }))
    })
