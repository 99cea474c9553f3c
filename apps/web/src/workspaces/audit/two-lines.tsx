import './two-lines.css'

interface TwoLinesProps {
  readonly first: string
  readonly second: string | null
  /** The first line is what the row is known by. */
  readonly strong?: boolean
}

/** What a cell says, and under it what belongs to it. */
export const TwoLines = ({ first, second, strong = false }: TwoLinesProps) => (
  <>
    <span className={strong ? 'aud-name' : 'aud-two'}>{first}</span>
    {second === null ? null : <span className="aud-second ca-second">{second}</span>}
  </>
)
