/** What a ship is held to, by what is checked. */
import * as lost from '@keelson/physics/ship-stability/lost-buoyancy.ts'
import * as lever from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import * as weather from '@keelson/standards/imo-is-code-2008/weather.ts'
import * as marpol from '@keelson/standards/imo-marpol-i-2007/survival.ts'
import * as solas from '@keelson/standards/imo-solas-ii-1-2009/index-required.ts'
import { checkOf } from '@keelson/workflow'
import { aFlooding, aHull, anIndex, aWeather, HULL, INTACT } from './modes.ts'

const AREA = { unit: 'm*rad', noKind: 'area under a curve of arms over heel' } as const
const onCurve = { analysis: [INTACT, HULL] }
const needs = ['heel_angles']

const ofCurve = {
  area_up_to_30: checkOf(AREA, {
    title: 'Area up to 30°',
    criterion: lever.LEAST_AREA_30,
    demand: 'Least area',
    capacity: 'Area',
    onlyWhen: onCurve,
  }),
  area_up_to_40: checkOf(AREA, {
    title: 'Area up to 40° or flooding',
    criterion: lever.LEAST_AREA_40,
    demand: 'Least area',
    capacity: 'Area',
    onlyWhen: onCurve,
  }),
  area_from_30_to_40: checkOf(AREA, {
    title: 'Area from 30° to 40° or flooding',
    criterion: lever.LEAST_AREA_30_40,
    demand: 'Least area',
    capacity: lever.areaBetween,
    onlyWhen: onCurve,
  }),
  lever_at_30: checkOf('righting_arm', {
    title: 'Righting lever at 30° or more',
    criterion: lever.LEAST_LEVER,
    demand: 'Least lever',
    capacity: 'Largest lever from there on',
    onlyWhen: onCurve,
  }),
  heel_of_largest: checkOf('heel_angle', {
    title: 'Heel of the largest lever',
    criterion: lever.LEAST_HEEL_OF_LARGEST,
    demand: 'Least heel',
    capacity: 'Heel of the largest lever',
    onlyWhen: onCurve,
  }),
  metacentric_height: checkOf('metacentric_height', {
    title: 'Metacentric height',
    criterion: lever.LEAST_HEIGHT,
    demand: 'Least height',
    capacity: 'Metacentric height',
    onlyWhen: onCurve,
  }),
}

const ofWeather = {
  weather_areas: checkOf(AREA, {
    title: 'Weather criterion: area b over area a',
    criterion: weather.areaRatio,
    demand: 'Area a',
    capacity: 'Area b',
    onlyWhen: aWeather,
    needs,
    reach: [weather.UPRIGHT_RULE, weather.BREADTH_REACH, weather.CENTRE_REACH, weather.PERIOD_REACH],
  }),
  steady_heel: checkOf('heel_angle', {
    title: 'Heel under the steady wind',
    criterion: weather.LARGEST_STEADY_HEEL,
    demand: 'Heel under the steady wind',
    capacity: 'Largest heel',
    onlyWhen: aWeather,
    needs,
    reach: [weather.UPRIGHT_RULE],
  }),
  gust_lever: checkOf('righting_arm', {
    title: 'Righting lever that meets the gust',
    criterion: weather.gustLever,
    demand: weather.gustLever,
    capacity: 'Largest righting lever',
    onlyWhen: aWeather,
    needs,
    reach: [weather.UPRIGHT_RULE],
  }),
}

const ofFlooding = {
  stays_upright: checkOf('metacentric_height', {
    title: 'Metacentric height after damage',
    criterion: lost.NO_HEIGHT,
    demand: 'None',
    capacity: 'Metacentric height after damage',
    onlyWhen: aFlooding,
    reach: [lost.ENDS_RULE],
  }),
  deck_stays_dry: checkOf('draught', {
    title: 'Deeper end below the deck',
    criterion: lost.damagedDraught,
    demand: 'Larger draught at the ends',
    capacity: 'Depth',
    onlyWhen: aFlooding,
    needs: ['depth'],
    reach: [lost.ENDS_RULE],
  }),
}

const ofSurvival = {
  heel_at_rest: checkOf('heel_angle', {
    title: 'Heel after damage',
    criterion: marpol.LARGEST_HEEL,
    demand: 'Heel at rest',
    capacity: 'Largest heel',
    onlyWhen: aHull,
    needs: ['compartments'],
  }),
  residual_range: checkOf('heel_angle', {
    title: 'Range after damage',
    criterion: marpol.LEAST_RANGE,
    demand: 'Least range',
    capacity: 'Range beyond the heel at rest',
    onlyWhen: aHull,
    needs: ['compartments'],
  }),
  residual_lever: checkOf('righting_arm', {
    title: 'Righting lever after damage',
    criterion: marpol.LEAST_LEVER,
    demand: 'Least lever',
    capacity: 'Largest lever within 20°',
    onlyWhen: aHull,
    needs: ['compartments'],
  }),
  residual_area: checkOf(AREA, {
    title: 'Area after damage',
    criterion: marpol.LEAST_AREA,
    demand: 'Least area',
    capacity: 'Area within 20°',
    onlyWhen: aHull,
    needs: ['compartments'],
  }),
}

const share = (title: string) =>
  checkOf('-', {
    title,
    criterion: solas.leastAtDraught,
    demand: solas.leastAtDraught,
    capacity: 'Attained index',
    onlyWhen: anIndex,
  })
const ofIndex = {
  attained: checkOf('-', {
    title: 'Subdivision index',
    criterion: solas.attainedIndex,
    demand: 'Required index',
    capacity: solas.attainedIndex,
    onlyWhen: anIndex,
  }),
  deepest_draught: share('Index at the deepest draught'),
  partial_draught: share('Index at the partial draught'),
  light_draught: share('Index at the light draught'),
}

export const checks = { ...ofCurve, ...ofWeather, ...ofFlooding, ...ofSurvival, ...ofIndex }
