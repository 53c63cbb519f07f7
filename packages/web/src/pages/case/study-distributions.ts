/** The sheet on uncertainty: which inputs spread, how, and how many points are drawn. */
import { type DistributionName, distributionNames, samplingMethods } from '@keelson/studies/request.ts'
import { choice, entry, idOf, optionsOf, SHARE } from './study-boxes.ts'
import type { StudyInput } from './study-inputs.ts'
import { ofUncertainty } from './study-leading.ts'
import { type Range, swingAbout } from './study-range.ts'
import type { DistributionRow, Parameter, StudySubject, Typed, UncertainSheet } from './study-sheet.ts'

/** What each distribution is stated by on the page. */
const STATED_BY: Readonly<Record<DistributionName, readonly Parameter[]>> = {
  normal: ['mean', 'spread'],
  truncated_normal: ['mean', 'spread', 'lower', 'upper'],
  lognormal: ['mean', 'spread'],
  uniform: ['lower', 'upper'],
  triangular: ['lower', 'mode', 'upper'],
  weibull: ['mean', 'spread'],
  gumbel: ['mean', 'spread'],
  beta: ['mean', 'spread', 'lower', 'upper'],
}
const NAMES: Readonly<Record<DistributionName, string>> = {
  normal: 'normal',
  truncated_normal: 'normal, truncated',
  lognormal: 'lognormal',
  uniform: 'uniform',
  triangular: 'triangular',
  weibull: 'Weibull',
  gumbel: 'Gumbel',
  beta: 'beta',
}
const METHODS = { random: 'random sampling', latin_hypercube: 'Latin hypercube', sobol: 'Sobol sequence' }
const SPREAD = 5
const DRAWN = { instant: 5000, longer: 500 }

export function uncertainSheet({ inputs, instant }: StudySubject, typed: Typed): UncertainSheet {
  const measured = inputs.filter(({ whole }) => !whole)
  const params = entry(
    typed,
    'study-uncertain-params',
    ofUncertainty(measured)
      .map(({ param }) => param)
      .join(' '),
  )
  const named = params.value.split(' ')
  const rows = named.flatMap((param) => measured.find((input) => input.param === param) ?? [])
  return {
    question: 'uncertain',
    rows: rows.map((input) => distributionRow(input, typed)),
    params: { ...params, value: rows.map(({ param }) => param).join(' ') },
    further: {
      id: 'study-uncertain-further',
      value: '',
      options: optionsOf(measured.filter(({ param }) => !named.includes(param))),
    },
    method: choice(
      typed,
      'study-uncertain-method',
      samplingMethods.map((name) => [name, METHODS[name]]),
      'random',
    ),
    count: entry(typed, 'study-uncertain-count', instant ? DRAWN.instant : DRAWN.longer),
    indices: entry(typed, 'study-uncertain-indices', ''),
  }
}

function distributionRow(input: StudyInput, typed: Typed): DistributionRow {
  const id = (part: string) => idOf('uncertain', part, input)
  const names = distributionNames.map((name) => [name, NAMES[name]] as const)
  const distribution = choice(typed, id('distribution'), names, canBeNormal(input) ? 'normal' : 'uniform')
  const inUnit = input.unit ?? 'absolute'
  const isLevel = input.value === 0 || /deg[CF]/.test(inUnit)
  const spreadIn = choice(
    typed,
    id('spread-in'),
    [
      ['%', '% of mean'],
      ['unit', inUnit],
    ],
    isLevel ? 'unit' : '%',
  )
  const starts = startsOf(input, swingAbout(input, SHARE))
  return {
    input,
    distribution,
    spreadIn,
    parameters: STATED_BY[distribution.value as DistributionName].map((name) => [
      name,
      entry(typed, id(name === 'spread' ? `spread-${spreadIn.value}` : name), starts[name]),
    ]),
  }
}

/** In so many standard deviations a sample of the page hardly ever leaves what is allowed. */
const FAR = 6

function canBeNormal({ value, bounds: { least, most } }: StudyInput): boolean {
  const reach = FAR * (SPREAD / 100) * Math.abs(value)
  return value - reach > least && value + reach < most
}

const startsOf = ({ value }: StudyInput, [lower, upper]: Range): Readonly<Record<Parameter, number>> => ({
  mean: value,
  mode: value,
  spread: SPREAD,
  lower,
  upper,
})
