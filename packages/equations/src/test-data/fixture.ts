/** All sample equations, of every kind that the printer must master. */
export { collapse, fit } from './fixture-forms.ts'
export { burst, catenary, interaction, miner } from './fixture-resistance.ts'
export { samples } from './sample.ts'
