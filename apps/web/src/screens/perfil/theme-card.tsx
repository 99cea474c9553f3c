/** Light or dark. */
import { Card } from '@cauce/ui/card/card'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { useTheme } from '../../app/theme.ts'

const THEMES = [
  { value: 'system', label: 'Como el equipo' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
] as const

export const ThemeCard = () => {
  const [choice, choose] = useTheme()
  return (
    <Card title="Apariencia">
      <Segmented label="Tema" options={THEMES} value={choice} onChange={choose} hint="El mismo en todos sus equipos" />
    </Card>
  )
}
