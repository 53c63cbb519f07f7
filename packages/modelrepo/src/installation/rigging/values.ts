/** The values that a run answers with, by analysis. */
import * as four from '@keelson/physics/lift/four-points.ts'
import { equalLegForce, horizontalForce, legAngle } from '@keelson/physics/lift/leg.ts'
import { skewFactor } from '@keelson/physics/lift/skew-load.ts'
import { lightOffshore } from '@keelson/standards/noble-denton-0027-rev11/dynamic-amplification.ts'
import * as slings from '@keelson/standards/noble-denton-0027-rev11/slings.ts'
import { flagValue, listValue, numberValue, resultOf } from '@keelson/workflow'
import { aLift, byAngle, inCatalogue, ofParts, ofSling, skewed } from './modes.ts'

const minimum = 0
const AT_HOOK = ['hook_height']
const BENT = ['rope_diameter', 'bend_diameter']

const ofLift = {
  dynamic_amplification_factor: resultOf(lightOffshore, 'dynamic_amplification_factor', {
    title: 'Dynamic amplification factor',
    description: 'In air, by the mass without contingency.',
    minimum: 1,
    onlyWhen: aLift,
  }),
  maximum_vertical_reaction: resultOf(four.largestReaction, 'lifting_load', {
    description: 'Static, of the heaviest corner.',
    minimum,
    onlyWhen: aLift,
    needs: AT_HOOK,
  }),
  maximum_sling_length: resultOf(four.longestLeg, 'structure_dimension', {
    description: 'From lift point to hook.',
    minimum,
    onlyWhen: aLift,
    needs: AT_HOOK,
  }),
  maximum_sling_force: resultOf(four.largestForce, 'lifting_load', {
    description: 'With dynamic amplification and skew.',
    minimum,
    onlyWhen: aLift,
  }),
  minimum_sling_angle: resultOf(legAngle, 'inclination', {
    title: 'Flattest leg',
    symbol: 'theta_min',
    description: 'From the horizontal.',
    minimum,
    maximum: 90,
    onlyWhen: aLift,
  }),
}

const ofLegs = {
  sling_force: resultOf(equalLegForce, 'lifting_load', {
    description: 'Of each leg, with its factors.',
    minimum,
    onlyWhen: byAngle,
  }),
  horizontal_force: resultOf(horizontalForce, 'lifting_load', {
    description: 'With which each leg presses the load together.',
    minimum,
    onlyWhen: byAngle,
  }),
}

const ofStrength = {
  bending_factor: resultOf(slings.bendingFactor, '-', {
    description: 'Of the bend over the rope.',
    minimum: 1,
    onlyWhen: ofSling,
    needs: BENT,
  }),
  reduction_factor: resultOf(slings.reductionFactor, '-', {
    description: 'The larger of termination and bending.',
    minimum: 1,
    onlyWhen: ofSling,
    needs: BENT,
  }),
  nominal_safety_factor: resultOf(slings.nominalSafetyFactor, 'safety_factor', {
    description: 'All partial factors together, at least 2.3 with reduction, wear and twist.',
    minimum: 1,
    onlyWhen: ofSling,
    needs: BENT,
  }),
  required_mbl: resultOf(slings.requiredBreakingLoad, 'rope_breaking_load', {
    description: 'Of the sling.',
    minimum,
    onlyWhen: ofSling,
    needs: BENT,
  }),
  sling_utilisation: resultOf(slings.slingUtilisation, 'utilisation', {
    description: 'Required over given breaking load.',
    minimum,
    onlyWhen: ofSling,
    needs: [...BENT, 'sling_mbl'],
  }),
}

const ofShackles = {
  working_load_limit: listValue('structure_mass', {
    title: 'Working load limit',
    description: 'Of the catalogue, one for each size.',
    symbol: 'WLL',
    minimum,
    single: true,
    onlyWhen: inCatalogue,
  }),
  minimum_breaking_load: listValue('structure_mass', {
    title: 'Minimum breaking load',
    description: 'Six times the working load limit, one for each size.',
    symbol: 'MBL',
    minimum,
    single: true,
    onlyWhen: inCatalogue,
  }),
  governing_wll: numberValue('structure_mass', {
    title: 'Governing working load limit',
    description: 'The smallest of the parts.',
    symbol: 'WLL',
    minimum,
    onlyWhen: ofParts,
    needs: ['elements'],
  }),
}

const ofSkew = {
  skew_load_factor_calculated: resultOf(skewFactor, '-', {
    description: 'The largest of the slings over all sixteen combinations of long and short.',
    minimum,
    onlyWhen: skewed,
  }),
  nominal_sling_forces: listValue('lifting_load', {
    title: 'Sling forces at nominal lengths',
    description: 'Static, in the order (+x, +y), (+x, -y), (-x, -y), (-x, +y).',
    minimum,
    onlyWhen: skewed,
  }),
  maximum_skew_sling_force: numberValue('lifting_load', {
    title: 'Largest sling force with skew',
    description: 'Static, over all combinations.',
    symbol: 'F_max',
    minimum,
    onlyWhen: skewed,
  }),
  slack_sling: flagValue({
    title: 'A sling goes slack',
    description: 'In some combination of lengths.',
    onlyWhen: skewed,
  }),
  skew_load_factor_by_sling: listValue('-', {
    title: 'Skew load factor by sling',
    description: 'In the same order; null for a sling that carries nothing at nominal lengths.',
    minimum,
    gaps: true,
    onlyWhen: skewed,
  }),
}

export const values = { ...ofLift, ...ofLegs, ...ofStrength, ...ofShackles, ...ofSkew } as const
