/** Ctrl-K: go to any page that one may see, or to a patient. Its own chunk, loaded the first time that it is asked for. */
import { findsPatients } from '@cauce/domain/affiliate/patient-doors'
import { useState } from 'react'
import { PagePalette, type GoPaletteProps } from './page-palette.tsx'
import { PatientPalette } from './patient-palette.tsx'

const OnlyPages = (props: GoPaletteProps) => {
  const [text, setText] = useState('')
  return (
    <PagePalette
      {...props}
      label="Ir a una pantalla"
      text={text}
      onText={setText}
      emptyText={`Ninguna pantalla tiene «${text.trim()}» en su nombre.`}
    />
  )
}

export const GoPalette = (props: GoPaletteProps) =>
  findsPatients(props.user) ? <PatientPalette {...props} /> : <OnlyPages {...props} />
