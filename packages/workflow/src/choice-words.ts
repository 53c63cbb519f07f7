/** How a choice is written to a reader, in a form and in a reason: well_path as well path, a flag as yes or no. */
export function choiceInWords(choice: unknown): string {
  if (typeof choice === 'boolean') return choice ? 'yes' : 'no'
  return String(choice).replaceAll('_', ' ')
}
