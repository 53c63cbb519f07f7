/** The charts of a card, in oilfield units. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Card } from '@keelson/physics/rod-pump/card.ts'
import type { PumpCard } from '@keelson/physics/rod-pump/pump-card.ts'
import { midLevel } from '@keelson/physics/rod-pump/pump-equations.ts'
import {
  barChart,
  type ChartDefinition,
  type Limit,
  lineChart,
  notApplicable,
  onto,
  type Point,
} from '@keelson/workflow'
import { loadsAt } from '../_shared/rod-pump/loading.ts'
import type { CardRun } from './card.ts'

const POSITION = { title: 'Position', unit: 'in' } as const
const LOAD = { title: 'Load', unit: 'lbf' } as const

const TURN = 2 * Math.PI
const percent = onto({ unit: '%' })

/** A card as a closed line. */
const closed = ({ position, load }: Card): Point[] =>
  [...position, position[0] as number].map((u, j) => [u, load[j % load.length] as number])
const level = (at: number, label: string): Limit => ({ at, label, along: 'x' })

export const charts = {
  cards: {
    title: 'Surface and pump cards',
    description:
      'Polished rod card and pump card. The two cards differ because of the weight, inertia and damping of the rods.',
  },
  pump_card: {
    title: 'Pump card with plateaus',
    description:
      'Pump card with the fluid load between the plateaus. The barrel is liquid-filled below the release position.',
    apart: { 'fillage # %': 'Card position at which the load is released.' },
  },
  rod_load: {
    title: 'Rod load against depth',
    description: 'Maximum and minimum load over the stroke, including the buoyant weight of the rods below.',
  },
  net_torque: {
    title: 'Net torque against crank angle',
    description: 'Net torque over one crank revolution from the bottom of the stroke.',
  },
  evidence: {
    title: 'Fault confidence',
    description:
      'Confidence based on the distance of the card values from the rule thresholds. The first rule met gives the diagnosis.',
  },
}

export function chartsOf(run: CardRun) {
  const { pumped } = run
  return {
    cards: bothCards(run),
    pump_card: 'unread' in pumped ? notApplicable(pumped.unread) : pumpCard(pumped.read),
    rod_load: loadAgainstDepth(run),
    net_torque: torqueChart(run),
    evidence: evidence(run),
  }
}

function bothCards({ surface, solved, pumped }: CardRun): ChartDefinition {
  return lineChart({
    x: POSITION,
    y: LOAD,
    series: [
      { name: 'surface card', points: closed(surface.card) },
      { name: 'pump card', points: closed(solved.pump) },
    ],
    limits: [
      level(surface.F_max, 'peak polished rod load'),
      level(surface.F_min, 'minimum polished rod load'),
      ...('F_o' in pumped && pumped.F_o > 0 ? [level(pumped.F_o, 'fluid load')] : []),
    ],
  })
}

function pumpCard(read: PumpCard): ChartDefinition {
  const { upper, lower, position, lowest, highest, fillage } = read
  const [low, high] = [position[lowest] as number, position[highest] as number]
  const x = low + fillage * (high - low)
  const F_h = silent.apply(midLevel, { F_u: upper.load, F_l: lower.load })
  const within = ({ load, from, to }: PumpCard['upper'], name: string) => ({
    name,
    points: [from, to].map((share): Point => [low + share * (high - low), load]),
  })
  return lineChart({
    x: POSITION,
    y: LOAD,
    series: [
      { name: 'pump card', points: closed(read) },
      within(upper, 'upper plateau'),
      within(lower, 'lower plateau'),
    ],
    markers: [{ x, y: F_h, label: `fillage ${Math.round(percent(fillage))} %` }],
  })
}

/** Depths at which the loads of the string are drawn. */
const DEPTHS = 13

function loadAgainstDepth({ well, surface }: CardRun): ChartDefinition {
  const { L_r, F_max, F_min } = surface
  const depths = spaced(0, L_r, DEPTHS)
  const loads = depths.map((x) => (x === 0 ? ([F_max, F_min] as const) : loadsAt(well, surface, x)))
  const line = (name: string, k: 0 | 1) => ({
    name,
    points: depths.map((x, i): Point => [loads[i]?.[k] ?? Number.NaN, x]),
  })
  return lineChart({
    x: LOAD,
    y: { title: 'Depth', unit: 'ft', reverse: true },
    series: [line('maximum', 0), line('minimum', 1)],
    limits: surface.rods.sections.slice(1).map((_, i) => ({
      at: surface.rods.sections.slice(0, i + 1).reduce((sum, s) => sum + s.length, 0),
      label: 'taper',
      along: 'x',
    })),
  })
}

function torqueChart({ torque, well }: CardRun) {
  if (torque === undefined)
    return notApplicable('the net torque is not calculated because there is no counterbalance effect')
  const turned = torque.samples.toSorted((a, b) => a.theta - b.theta)
  const points = turned.map((s): Point => [s.theta, s.torque])
  const [first] = points
  const rating = well.gearbox_rating
  return lineChart({
    x: { title: 'Crank angle', unit: 'deg', domain: [0, TURN] },
    y: { title: 'Net torque', unit: 'in*lbf' },
    series: [{ name: 'net torque', points: first ? [...points, [TURN, first[1]]] : points }],
    limits: rating === undefined ? [] : [{ at: rating, label: 'gearbox rating', along: 'x', written: true }],
  })
}

function evidence({ pumped }: CardRun) {
  if ('unread' in pumped) return notApplicable(pumped.unread)
  return barChart({
    category: 'Fault',
    y: { title: 'Confidence', unit: '-', domain: [0, 1] },
    bars: pumped.diagnosed.findings.map(({ fault, confidence }) => ({
      name: fault.replaceAll('_', ' '),
      value: confidence,
    })),
    aslant: true,
  })
}
