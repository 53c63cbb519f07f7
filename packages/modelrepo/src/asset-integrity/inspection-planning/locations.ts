/** The readings by location, their rates and lives, and which location governs. */
import { silent } from '@keelson/equations'
import { remainingLife } from '@keelson/standards/api-570-2016/remaining-life.ts'
import { type Problem, refuse } from '@keelson/workflow'
import type { Inputs } from './inputs.ts'
import { type Location, type Rates, type Read, ratesOfLocation, type UsedRate, usedRate } from './rates.ts'

type Reading = Inputs['thickness_readings'][number]

export interface LocationLife {
  readonly location: Location
  readonly rates: Rates
  /** Undefined while the rate is unknown. */
  readonly used: UsedRate | undefined
  readonly life: number | undefined
}

const UNNAMED = 'all readings'

/** Locations in the order in which they are first named. */
function locationsOf(readings: readonly Reading[]): readonly Location[] {
  const byName = new Map<string, Reading[]>()
  for (const r of readings) {
    const name = r.location ?? UNNAMED
    const own = byName.get(name)
    if (own) own.push(r)
    else byName.set(name, [r])
  }
  return [...byName].map(([name, own]) => ({
    name,
    years: own.map((r) => r.year),
    thicknesses: own.map((r) => r.thickness),
  }))
}

/** Problems of the table: years of a location that do not grow. */
export function readingProblems(readings: readonly Reading[]): Problem[] {
  return locationsOf(readings).flatMap(({ name, years }): Problem[] => {
    const wrong = years.findIndex((year, i) => i > 0 && year <= (years[i - 1] ?? year))
    if (wrong < 0) return []
    return [
      {
        pointer: '/thickness_readings',
        message: `must list the readings of each location in order of increasing year (reading ${wrong + 1} of ${JSON.stringify(name)} is not later than the previous reading)`,
      },
    ]
  })
}

/** Rate and remaining life of each location. Refuses a location without a rate. */
export function livesOf(
  p: Read & Partial<Pick<Inputs, 'corrosion_rate'>>,
  readings: readonly Reading[],
  t_req: number,
): readonly LocationLife[] {
  return locationsOf(readings).map((location) => {
    const rates = ratesOfLocation(location, silent)
    const t_act = location.thicknesses.at(-1) ?? 0
    if (p.rate_basis === 'unknown') {
      return { location, rates, used: undefined, life: t_act <= t_req ? 0 : undefined }
    }
    const used =
      p.corrosion_rate === undefined
        ? rateFrom(location, rates, p)
        : givenRate(p.corrosion_rate, p.minimum_corrosion_rate)
    return { location, rates, used, life: remainingLife.evaluateSI({ t_act, t_req, C_r: used.rate }) }
  })
}

/** An owner's minimum holds for a rate that is entered too. */
export function givenRate(rate: number, minimum: number | undefined): UsedRate {
  if (minimum === undefined || rate >= minimum) return { rate, basis: 'as given', replaced: undefined }
  return { rate: minimum, basis: 'floor', replaced: rate }
}

function rateFrom(location: Location, rates: Rates, p: Read & Partial<Pick<Inputs, 'corrosion_rate'>>): UsedRate {
  if (location.years.length < 2) {
    refuse(
      '/thickness_readings',
      `must have at least two readings per location, unless {corrosion_rate} is provided (${JSON.stringify(location.name)} has one)`,
    )
  }
  return usedRate(rates, p, silent)
}

/** The location of the shortest life; while the rate is unknown, the one nearest to its limit. */
export function governingLocation(lives: readonly LocationLife[]): LocationLife {
  const [first, ...rest] = lives
  if (first === undefined) refuse('/thickness_readings', 'must have at least one reading (entered: empty table)')
  const key = ({ life, location }: LocationLife) =>
    [life ?? Number.POSITIVE_INFINITY, location.thicknesses.at(-1) ?? 0] as const
  return rest.reduce((least, next) => {
    const [a, b] = [key(least), key(next)]
    return b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? next : least
  }, first)
}
