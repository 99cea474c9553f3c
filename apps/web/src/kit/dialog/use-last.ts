/** What a dialog shows while it fades away, after its reason is gone. */
import { useState } from 'react'

/** The value, or the last one that was not null. A value must be the same object from one render to the next. */
export const useLast = <Value>(value: Value | null): Value | null => {
  const [last, setLast] = useState(value)
  // oxlint-disable-next-line react/set-state-in-render -- the documented way to keep something of an earlier render
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
