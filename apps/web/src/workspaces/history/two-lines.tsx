/** A cell of two lines: what it is, and under it what belongs to it. */
interface TwoLinesProps {
  readonly first: string
  readonly second: string
  readonly strong?: boolean
}

export const TwoLines = ({ first, second, strong = false }: TwoLinesProps) => (
  <span className="his-two">
    {strong ? <strong>{first}</strong> : <span>{first}</span>}
    {second === '' ? null : <span className="ca-second">{second}</span>}
  </span>
)
