/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a table wider than the page is scrolled with the keyboard too; it is no field set, and no landmark: a scenario has many */
export interface PlainTableProps {
  readonly label: string
  /** The first row is the heading. */
  readonly rows: readonly (readonly string[])[]
  /** A table of two columns without headings: names and values. */
  readonly pairs?: boolean
}

/** A table as a feature writes it. */
export const PlainTable = ({ label, rows, pairs = false }: PlainTableProps) => {
  const [head = [], ...body] = rows
  const shown = pairs ? rows : body
  return (
    <div className="man-wide" role="group" aria-label={label} tabIndex={0}>
      <table>
        {pairs ? null : (
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {shown.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) =>
                pairs && column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
