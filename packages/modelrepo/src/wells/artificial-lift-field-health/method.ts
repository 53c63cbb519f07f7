/** The method step by step, each with the module that holds its equations. */
export const method = [
  {
    title: 'What the wells share',
    text: 'Under each well stands what all share; what a well gives itself goes before it, of a test card member by member.',
    module: 'modelrepo/wells/artificial-lift-field-health/calculate-rows.ts',
  },
  {
    title: 'Diagnosis of each card',
    text: 'The whole method of the diagnosis of one card: surface to pump card, plateaus, fillage, loads, torque and rules. Test cards are pump conditions that are taken up the rods to the surface first.',
    module: 'modelrepo/wells/_shared/rod-pump/diagnosed.ts',
  },
  {
    title: 'Status',
    text: 'Normal is normal; gas lock, parted rods and a stuck pump are failures; a tagging pump is critical; all else is a warning. Capitals do not matter.',
    module: 'physics/rod-pump/field-health.ts',
  },
  {
    title: 'Wells that cannot be analysed',
    text: 'They have the status error and a reason, count among the wells and in no status, and are not ranked.',
    module: 'modelrepo/wells/artificial-lift-field-health/calculate-wells.ts',
  },
  {
    title: 'Counts, screening and ranking',
    text: 'The field fails where a well is in a status that fails it. The worst wells: the most severe first, of equals the emptiest pump, of equals by name.',
    module: 'physics/rod-pump/field-health.ts',
  },
  {
    title: 'Mean fillage and deferred production',
    text: 'Plain mean of the fillages that are known; sum of potential less actual rate where both are known, nothing below 0.',
    module: 'physics/rod-pump/field-health.ts',
  },
  {
    title: 'Flags and actions',
    text: 'Fillage below 70 %, rods or gearbox above 100 %; an action for each diagnosis: workover, gas handling, pump-off control, spacing, pump change.',
    module: 'modelrepo/wells/artificial-lift-field-health/calculate-actions.ts',
  },
]
