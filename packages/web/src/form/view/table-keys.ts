/** The keys of a spreadsheet, where they do not take a key from the text or the choice of a cell. */

/** Rows down and columns to the right; or to an end of the table. */
export type Move = { readonly down: number; readonly right: number } | 'first' | 'last'

export function moveFor(event: KeyboardEvent): Move | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return undefined
  const isFast = ctrlKey || metaKey
  if (isFast && key === 'Home') return 'first'
  if (isFast && key === 'End') return 'last'
  const input = target instanceof HTMLInputElement ? target : undefined
  if (!input && !isFast) return undefined
  if (key === 'Enter') return { down: shiftKey ? -1 : 1, right: 0 }
  if (shiftKey) return undefined
  if (key === 'ArrowDown') return { down: 1, right: 0 }
  if (key === 'ArrowUp') return { down: -1, right: 0 }
  if (key === 'ArrowLeft' && (!input || isFast || isAt(input, 0))) return { down: 0, right: -1 }
  if (key === 'ArrowRight' && (!input || isFast || isAt(input, input.value.length))) return { down: 0, right: 1 }
  return undefined
}

/** Whether the caret stands at an end of the text, or all of it is selected, as it is when one has come by key. */
function isAt(input: HTMLInputElement, end: number): boolean {
  const { selectionStart: from, selectionEnd: to, value } = input
  return from === to ? from === end : from === 0 && to === value.length
}
