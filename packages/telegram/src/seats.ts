/** The conversations that are kept, one a user: bounded in number and in time, and each with its work in a row. */
import { begun, type Conversation } from './state.ts'

export interface Seat {
  conversation: Conversation
  /** When the user was last heard. */
  heardAt: number
  /** Why what stood is dropped, until the user is told. */
  dropped: string | undefined
  /** The end of what is being done. */
  work: Promise<void>
  waiting: number
  running: boolean
}
export interface SeatLimits {
  readonly conversations: number
  readonly idleMs: number
}

const IDLE = 'An hour has passed without a message, so your inputs are discarded.'
const CROWDED = 'The bot is busy with other users, so your inputs are discarded.'

/** The seat of a user, who is heard now. Only users of the list come here, so that there are no more seats than these. */
export function seatOf(seats: Map<number, Seat>, user: number, now: number, limits: SeatLimits): Seat {
  for (const seat of seats.values()) if (now - seat.heardAt > limits.idleMs) drop(seat, now, IDLE)
  const known = seats.get(user)
  const seat = known ?? newSeat(now)
  seats.delete(user)
  seats.set(user, seat)
  seat.heardAt = now
  const begunOnes = [...seats.values()].filter((other) => other !== seat && other.waiting === 0 && hasBegun(other))
  for (const other of begunOnes.slice(0, Math.max(0, begunOnes.length + 1 - limits.conversations)))
    drop(other, now, CROWDED)
  return seat
}

const newSeat = (now: number): Seat => ({
  conversation: begun(now),
  heardAt: now,
  dropped: undefined,
  work: Promise.resolve(),
  waiting: 0,
  running: false,
})

const hasBegun = ({ conversation }: Seat): boolean =>
  conversation.chosen !== undefined || conversation.found !== undefined

function drop(seat: Seat, now: number, why: string): void {
  if (seat.waiting > 0 || !hasBegun(seat)) return
  seat.dropped = seat.conversation.chosen ? why : undefined
  seat.conversation = begun(now)
}
