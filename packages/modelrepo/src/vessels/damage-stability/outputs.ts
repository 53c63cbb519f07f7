/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { stationsTable } from '../_shared/hull-offsets/hydrostatics.ts'
import { aFlooding, aHull, anIndex, anIntact, aSurvival, aWeather, aZone, HULL, INTACT } from './modes.ts'

const pieces = {
  from: numberColumn('heel_angle', 'From heel'),
  to: numberColumn('heel_angle', 'To heel'),
  start: numberColumn('righting_arm', 'Lever at the beginning'),
  middle: numberColumn('righting_arm', 'At the middle'),
  end: numberColumn('righting_arm', 'At the end'),
}

export const tables = {
  pieces: {
    title: 'Levers under which the areas are taken',
    description: 'Pieces from upright on, cut at 30 degrees.',
    columns: pieces,
    onlyWhen: { analysis: [INTACT, HULL] },
  },
  weather_areas: {
    title: 'Levers of the two areas',
    description: 'Gust lever less righting lever in area a, the other way round in area b.',
    columns: { area: textColumn('Area'), ...pieces },
    onlyWhen: aWeather,
  },
  stations: { ...stationsTable, onlyWhen: aHull },
  hull_levers: {
    title: 'Righting levers of the hull',
    description: 'At constant displacement, free to trim, to the low side.',
    columns: { heel: numberColumn('heel_angle', 'Heel'), lever: numberColumn('righting_arm', 'Righting lever') },
    onlyWhen: aHull,
  },
  compartments: {
    title: 'Compartments',
    description: 'And the volume of buoyancy that each has lost at rest.',
    columns: {
      compartment: textColumn('Compartment'),
      state: textColumn('State'),
      aft: numberColumn('hull_coordinate', 'Aft bulkhead'),
      forward: numberColumn('hull_coordinate', 'Forward bulkhead'),
      permeability: numberColumn('fraction', 'Permeability'),
      lost: numberColumn('displacement_volume', 'Lost volume'),
    },
    onlyWhen: aHull,
  },
  survival: {
    title: 'Survival by case',
    description: 'What each case was given, and its probabilities.',
    columns: {
      case: textColumn('Case'),
      lever: numberColumn('righting_arm', 'Largest lever'),
      range: numberColumn('heel_angle', 'Range'),
      heel: numberColumn('heel_angle', 'Heel'),
      intermediate: numberColumn('fraction', 'Intermediate'),
      final: numberColumn('fraction', 'Final'),
      moment: numberColumn('fraction', 'Moments'),
      s: numberColumn('fraction', 's'),
    },
    onlyWhen: aSurvival,
  },
  zones: {
    title: 'Zones',
    description: 'Length, share of the ship, and probabilities.',
    columns: {
      zone: textColumn('Zone'),
      position: textColumn('Place'),
      length: numberColumn('structure_dimension', 'Length'),
      share: numberColumn('-', 'Share of the length'),
      p: numberColumn('fraction', 'p'),
      r: numberColumn('fraction', 'r'),
      pr: numberColumn('fraction', 'p r'),
    },
    onlyWhen: aZone,
  },
}

export const charts = {
  righting_levers: {
    title: 'Righting lever',
    description: 'Over the heel, with where the areas end and the least lever.',
    onlyWhen: anIntact,
  },
  weather: {
    title: 'Weather criterion',
    description: 'Righting lever, steady wind and gust; where the ship lies, rolls back to, and where area b ends.',
    onlyWhen: aWeather,
  },
  hull_levers: {
    title: 'Righting lever of the hull',
    description: 'To the low side, with the heel at rest, the deck edge and the openings.',
    onlyWhen: aHull,
  },
  survival: { title: 'Survival by case', description: 'Probability of survival of each case.', onlyWhen: aSurvival },
  zones: {
    title: 'Probability over the length of a zone',
    description: 'Between the terminals and at one of them, with the zones of the run.',
    onlyWhen: aZone,
  },
  index: {
    title: 'Attained and required index',
    description: 'Of all draughts together and of each.',
    onlyWhen: anIndex,
  },
}

export const figures = {
  barge: {
    title: 'Barge',
    description: 'From the side, heights enlarged: the flooded compartment, and the water before and after.',
    onlyWhen: aFlooding,
  },
  hull_profile: {
    title: 'Profile',
    description: 'The hull from the side with her compartments, heights enlarged; those that are flooded hold water.',
    onlyWhen: aHull,
  },
  hull_section: {
    title: 'Section',
    description:
      'The fullest section, to scale, with the centres, the water at rest, and the flooded compartments wherever along her they lie.',
    onlyWhen: aHull,
  },
}
