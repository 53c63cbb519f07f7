/** How well one finds a workflow by what one would ask, and is told where none does it: the figures that the search is held to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Catalog } from '../catalog.ts'
import blindStrangers from './blind-strangers.json' with { type: 'json' }
import { finderOf } from './find.ts'
import freshPrompts from './fresh-prompts.json' with { type: 'json' }
import freshStrangers from './fresh-strangers.json' with { type: 'json' }
import prompts from './prompts.json' with { type: 'json' }
import strangers from './strangers.json' with { type: 'json' }
import tuningStrangers from './tuning-strangers.json' with { type: 'json' }

const catalog = new Catalog()
const { find } = finderOf(catalog)

interface Measured {
  readonly meant: readonly string[]
  readonly place: number
  readonly fits: boolean
}

/** What one asks, and the workflow or workflows meant. */
function measured(pairs: readonly (readonly (string | readonly string[])[])[]): Measured[] {
  return pairs.map(([query, ids = '']) => {
    const meant = [ids].flat()
    const { fits, hits } = find(String(query))
    const at = hits.findIndex((hit) => meant.some((id) => hit.ref.endsWith(`:${id}`)))
    return { meant, place: at < 0 ? Number.POSITIVE_INFINITY : at, fits }
  })
}
const among = (all: readonly Measured[], most: number) => all.filter(({ place }) => place < most).length
const refused = (all: readonly Measured[]) => all.filter(({ fits }) => !fits).length
const told = (queries: readonly string[]) => queries.filter((query) => !find(query).fits).length

const known = measured(prompts)
const fresh = measured(freshPrompts)

test('of the prompts that it was tuned on no fewer are first than before, and no more are refused', () => {
  // Before the confidence was measured: 809 of 856 first, 849 among three, 852 among five, 10 refused.
  assert.equal(known.length, 856)
  const figures = { first: among(known, 1), three: among(known, 3), five: among(known, 5), refused: refused(known) }
  assert.ok(
    figures.first >= 809 && figures.three >= 849 && figures.five >= 852 && figures.refused <= 10,
    JSON.stringify(figures),
  )
})

test('of prompts by somebody who saw only titles nine in ten are first, nearly all among three and at most three refused', () => {
  assert.equal(fresh.length, 100)
  const figures = { first: among(fresh, 1), three: among(fresh, 3), refused: refused(fresh) }
  assert.ok(figures.first >= 90 && figures.three >= 97 && figures.refused <= 3, JSON.stringify(figures))
})

test('it says that no workflow fits for nine in ten of what none does', () => {
  // Before: 107 of 125, 28 of 40 fresh ones and 131 of the 177 that the confidence was tuned on. Without the words of other
  // disciplines it is told of 109, 31 and 133. Those words were written after the fresh ones had been read, which are blind no more;
  // the blind ones were written later, from the titles alone, and nothing was changed after they were measured.
  const figures = {
    strangers: told(strangers),
    fresh: told(freshStrangers),
    blind: told(blindStrangers),
    tuning: told(tuningStrangers),
  }
  assert.deepEqual(
    [strangers, freshStrangers, blindStrangers, tuningStrangers].map((all) => all.length),
    [125, 40, 40, 177],
  )
  assert.ok(
    figures.strangers >= 115 && figures.fresh >= 36 && figures.blind >= 36 && figures.tuning >= 150,
    JSON.stringify(figures),
  )
})

test('each workflow is first for at least half of the prompts that mean it', () => {
  const byWorkflow = Map.groupBy(known, ({ meant }) => meant[0])
  const poor = [...byWorkflow].filter(([, all]) => among(all, 1) < all.length / 2)
  assert.equal(byWorkflow.size, catalog.entries.length)
  assert.deepEqual(
    poor.map(([id]) => id),
    [],
  )
})

test('what the documents ask is first', () => {
  const questions = {
    'is a 7/8 in wall adequate for 16 in pipe at 250 bar, 1,200 ft below sea level?': 'wall-thickness-quickcheck',
    'will the pipe stay put in a storm': 'on-bottom-stability-f109',
    'how long will this field produce': 'production-forecast-arps',
    'will my pile punch through': 'pile-axial-capacity',
  }
  for (const [query, id] of Object.entries(questions)) {
    const { fits, hits } = find(query)
    assert.deepEqual([fits, hits[0]?.ref.split(':')[1]], [true, id], query)
  }
})
