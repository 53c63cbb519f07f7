/** Reads the distribution of an input: by its mean and standard deviation, or by its own parameters. */
import { type DistributionName, type DistributionRequest, distributionNames } from '../request.ts'
import { type Form, forms } from './forms.ts'
import {
  type DistributionMember,
  type DistributionProblem,
  type DistributionReading,
  distributionMembers,
  fault,
  type Given,
  MOST_SHAPE,
  type Sent,
} from './parameters.ts'

const POSITIVE: readonly DistributionMember[] = [
  'standard_deviation',
  'log_standard_deviation',
  'shape',
  'scale',
  'alpha',
  'beta',
]
/** The least spread beside the mean that the digits of a number can hold. */
const LEAST_SPREAD = 1e-12

/**
 * The distribution that is stated, in the unit in which it is stated; or every problem, by the member it stands at. Mean
 * and standard deviation of `truncated_normal` are those of the normal distribution that is cut at `lower`, `upper` or
 * both; those of what is left are in what comes back. `weibull` is that of minima, from `location` (default 0) up; `gumbel`
 * is that of maxima. `triangular` is stated by its corners only.
 */
export function readDistribution(request: DistributionRequest): DistributionReading {
  const name = request.distribution
  if (!distributionNames.includes(name)) {
    return fault('distribution', `must be one of ${distributionNames.join(', ')} (entered: ${JSON.stringify(name)})`)
  }
  const present = distributionMembers.filter((member) => request[member] !== undefined)
  const form = nearestForm(forms[name], present)
  const problems = [...notNumbers(request, present), ...mismatches(name, form, present)]
  if (problems.length > 0) return problems
  const impossible = outOfOrder(request)
  return impossible.length > 0 ? impossible : judged(form.build(request as Given))
}

/** The form that needs the fewest changes to what was sent, the first of equals. */
function nearestForm([first, ...others]: readonly Form[], present: readonly DistributionMember[]): Form {
  const changes = (form: Form) => missing(form, present).length + surplus(form, present).length
  return others.reduce((best, form) => (changes(form) < changes(best) ? form : best), first as Form)
}
const taken = ({ required, optional = [] }: Form) => [...required, ...optional]
const missing = (form: Form, present: readonly DistributionMember[]) =>
  form.required.filter((member) => !present.includes(member))
const surplus = (form: Form, present: readonly DistributionMember[]) =>
  present.filter((member) => !taken(form).includes(member))

function notNumbers(request: DistributionRequest, present: readonly DistributionMember[]): DistributionProblem[] {
  return present
    .filter((member) => !Number.isFinite(request[member]))
    .map((member) => ({ member, message: `must be a finite number (entered: ${said(request[member])})` }))
}
const said = (value: unknown) => (typeof value === 'number' ? String(value) : JSON.stringify(value))

function mismatches(name: DistributionName, form: Form, present: readonly DistributionMember[]): DistributionProblem[] {
  const rule = `${name} requires ${forms[name].map(inWords).join(', or ')}`
  const sent = present.length > 0 ? `(entered: ${listed(present)})` : '(none entered)'
  const { optional = [], atLeastOne } = form
  const noneOf = atLeastOne && !optional.some((member) => present.includes(member)) ? optional.slice(0, 1) : []
  return [
    ...surplus(form, present).map((member) => ({
      member,
      message: `must not be combined with the others; ${rule} ${sent}`,
    })),
    ...[...missing(form, present), ...noneOf].map((member) => ({ member, message: `is required; ${rule} ${sent}` })),
  ]
}
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function inWords({ required, optional, atLeastOne }: Form): string {
  if (optional === undefined) return listed(required)
  return `${listed(required)} with ${atLeastOne ? optional.join(' or ') : `or without ${optional.join()}`}`
}

/** Members that a distribution cannot have, each by itself or beside another. */
function outOfOrder(sent: Sent): DistributionProblem[] {
  const problems: DistributionProblem[] = POSITIVE.filter((member) => (sent[member] ?? 1) <= 0).map((member) => ({
    member,
    message: `must be greater than 0 (entered: ${sent[member]})`,
  }))
  const { lower, upper, mode } = sent
  if (lower !== undefined && upper !== undefined && lower >= upper) {
    problems.push({ member: 'lower', message: `must be below upper, ${upper} (entered: ${lower})` })
  } else if (mode !== undefined && (mode < Number(lower) || mode > Number(upper))) {
    problems.push({ member: 'mode', message: `must be from lower, ${lower}, to upper, ${upper} (entered: ${mode})` })
  }
  for (const member of ['alpha', 'beta'] as const) {
    if (Number(sent[member] ?? 0) > MOST_SHAPE) {
      problems.push({ member, message: `must be at most ${MOST_SHAPE} (entered: ${sent[member]})` })
    }
  }
  return problems
}

/** Refuses what numbers cannot hold. */
function judged(reading: DistributionReading): DistributionReading {
  if (!('quantile' in reading)) return reading
  const { mean, standardDeviation } = reading
  if (!Number.isFinite(mean) || !Number.isFinite(standardDeviation)) {
    return fault('distribution', 'exceeds the number range with these members, because its mean or spread is too large')
  }
  if (standardDeviation > LEAST_SPREAD * Math.abs(mean)) return reading
  return fault('distribution', `has no spread: its standard deviation is ${standardDeviation} for a mean of ${mean}`)
}
