/** The checks, tables and charts of the run, as the contract declares them. */
import { hobbs, safebuck } from '@keelson/physics/pipeline-buckling/sources.ts'
import { dnvRpF110 } from '@keelson/standards/dnv-rp-f110-2018/source.ts'
import { numberColumn, textColumn } from '@keelson/workflow'

const COMPRESSION = 'most compressive effective force that is reached'
const KN = 'kN'

export const checks = {
  susceptibility: {
    title: 'No buckle, or a buckle that the pipe takes',
    source: dnvRpF110,
    clause: 'susceptibility and pipe integrity',
    demand: 'worst screening ratio; once it exceeds 1, the largest design strain of a standing buckle',
    capacity: 'limit of the ratio; once the ratio exceeds 1, the design strain resistance',
    unit: '-',
  },
  short_line: {
    title: 'Short line stays below the critical force',
    source: hobbs,
    clause: 'lateral modes, smallest restrained force',
    demand: COMPRESSION,
    capacity: 'lowest critical force of modes 1 to 4 and infinite',
    unit: 'N',
  },
  route_curve: {
    title: 'Route curve does not move out',
    source: safebuck,
    clause: 'route curve',
    demand: COMPRESSION,
    capacity: 'lateral friction times weight times radius',
    unit: 'N',
    needs: ['route_curve_radius'],
  },
  laid_curve: {
    title: 'Route curve stays where it was laid',
    source: safebuck,
    clause: 'route curve',
    demand: 'residual lay tension',
    capacity: 'lateral friction times weight times radius',
    unit: 'N',
    needs: ['route_curve_radius'],
  },
}

export const tables = {
  modes: {
    title: 'Lateral modes',
    description: 'Where the critical force stands, and the stable buckle at the restrained force, if one stands.',
    columns: {
      mode: textColumn('Mode'),
      length: numberColumn('Length', 'm', 'L_min'),
      force: numberColumn('In buckle', KN, 'P'),
      restrained: numberColumn('Critical', KN, 'P_0'),
      temperature: numberColumn('Rise', 'K', 'Delta_T'),
      stable_length: numberColumn('Stable length', 'm', 'L_s'),
      stable_force: numberColumn('Left in buckle', KN, 'P_s'),
      amplitude: numberColumn('Amplitude', 'm', 'y'),
      moment: numberColumn('Moment', 'kN*m', 'M'),
      strain: numberColumn('Strain', '%', 'epsilon'),
      slope: numberColumn('Slope', '-', 'y_prime'),
    },
  },
  friction_matrix: {
    title: 'Friction matrix',
    description: 'Every pairing of the friction coefficients given; the strain is the largest of the modes listed.',
    columns: {
      lateral: textColumn('Lateral'),
      axial: textColumn('Axial'),
      mu_l: numberColumn('Lateral', '-', 'mu_l'),
      mu_a: numberColumn('Axial', '-', 'mu_a'),
      reached: numberColumn('Force reached', KN, 'S_max'),
      critical: numberColumn('Critical, infinite', KN),
      critical_localised: numberColumn('Critical, 1 to 4', KN),
      ratio: numberColumn('Ratio, infinite', '-'),
      ratio_localised: numberColumn('Ratio, 1 to 4', '-'),
      design_strain: numberColumn('Design strain', '%'),
    },
  },
  force_profile: {
    title: 'Effective force along the line',
    description: 'Tension positive.',
    columns: {
      position: numberColumn('Position', 'm', 'x'),
      free_end: numberColumn('To free end', 'm', 'x_a'),
      temperature: numberColumn('Temperature rise', 'K', 'Delta_T'),
      restrained: numberColumn('Fully restrained', KN, 'S_0'),
      reached: numberColumn('Reached', KN, 'S'),
    },
  },
}

export const charts = {
  force_profile: {
    title: 'Effective axial force along the line',
    description: 'What full restraint would give, what friction lets it reach, and the critical forces.',
  },
  restrained_force: {
    title: 'Restrained force against buckle length',
    description: 'Each mode listed, with its minimum: left of it no buckle is stable.',
  },
  screening_map: {
    title: 'Screening map over out-of-straightness',
    description: 'A curve of the route moves where the force reached lies above its line.',
  },
  moment_amplitude: {
    title: 'Moment against amplitude',
    description: 'Stable buckles of the first mode, elastic, with the plastic moment.',
  },
  strain_amplitude: {
    title: 'Bending strain against amplitude',
    description: 'Stable buckles of the first mode, elastic, with the tolerable strain.',
  },
}
