/** The tables, charts and figures of a run, as the contract declares them. */
const MOVING = { method: ['closed_form_jmo', 'strip_theory'] }

export const charts = {
  responses: {
    title: 'Heave and pitch over the length of the waves',
    description: 'With the tank where the hull is a published one.',
    onlyWhen: MOVING,
  },
  motions: {
    title: 'Six motions over the frequency of the waves',
    description: 'Translations and rotations amidships per wave amplitude, at the first two headings.',
    onlyWhen: { method: ['strip_theory'] },
    needs: ['roll_gyradius', 'yaw_gyradius'],
  },
  periods: {
    title: 'Natural periods in the sea',
    description: 'The wave spectrum, and the frequencies at which the ship swings by herself.',
    onlyWhen: MOVING,
    needs: ['significant_wave_height', 'peak_period'],
    apart: { y: 'A spectrum, of which the answer has height and period.' },
  },
}

export const figures = {
  profile: { title: 'Hull in profile', description: 'Under the waterline, the bow to the right.' },
  plan: {
    title: 'Hull and waves from above',
    description: 'Waterline with the bow to the right; the arrows say where the waves go, at most four of them.',
  },
}
