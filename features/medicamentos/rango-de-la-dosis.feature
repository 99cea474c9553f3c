# language: es
@regla:medication/dose-ranges @regla:medication/dose-bar @regla:medication/dose-bar-picture @regla:medication/lesser-dose
Característica: La dosis se ve en el rango del paciente
  Mientras se escribe, la dosis se ve sobre los rangos con los que después se comprueba: los de la edad, el peso y la vía. Nunca se
  inventa una cifra, y lo que se propone para ahorrar un envase sigue dentro.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @mensaje @servidor-propio
  Regla: La palabra y la barra dicen dónde está la dosis

    Esquema del escenario: <dosis> mL a un niño de 64 meses
      Dado un niño de 64 meses y 20 kg
      Cuando mira el rango de "Amoxicilina 250 mg/5 mL suspensión oral" a <dosis> mL cada 8 horas
      Entonces el rango dice "<palabra>"
      Y la barra del día dice "<barra>"

      Ejemplos:
        | dosis | palabra                   | barra                                                                                                                     |
        | 5     | En el rango habitual      | 37,5 mg/kg/día. 25 a 50 (habitual); 80 a 90 (dosis alta: otitis media, neumonía); máximo de un adulto: 150. |
        | 2     | Por debajo de lo habitual | 15 mg/kg/día. 25 a 50 (habitual); 80 a 90 (dosis alta: otitis media, neumonía); máximo de un adulto: 150.   |
        | 8     | Fuera de los rangos       | 60 mg/kg/día. 25 a 50 (habitual); 80 a 90 (dosis alta: otitis media, neumonía); máximo de un adulto: 150.   |
        | 13    | Por encima de lo habitual | 97,5 mg/kg/día. 25 a 50 (habitual); 80 a 90 (dosis alta: otitis media, neumonía); máximo de un adulto: 150. |

    Escenario: Nunca pasa del máximo de un adulto, aunque su peso la admita
      Dado un niño de 180 meses y 50 kg
      Cuando mira el rango de "Amoxicilina 250 mg/5 mL suspensión oral" a 20,5 mL cada 8 horas
      Entonces el rango dice "Por encima de lo habitual"

    Escenario: Contraindicado a su edad
      Dado un niño de 60 meses y 18 kg
      Cuando mira el rango de "Ácido acetilsalicílico 500 mg tableta" a 1 tableta cada 6 horas
      Entonces el rango dice "Contraindicado a esta edad"

  @regla @mensaje @servidor-propio
  Regla: Lo que el conocimiento no tiene se dice

    Escenario: Nadie lo ha pesado
      Dado un niño de 64 meses sin peso
      Cuando mira el rango de "Amoxicilina 250 mg/5 mL suspensión oral" a 5 mL cada 8 horas
      Entonces el rango dice "Sin rango para comparar"
      Y ese rango no se compara porque "Falta el peso del paciente. Péselo para comprobar la dosis"

    Escenario: El catálogo no tiene dosis pediátricas
      Dado un niño de 64 meses y 20 kg
      Y que el catálogo no tiene dosis pediátricas
      Cuando mira el rango de "Amoxicilina 250 mg/5 mL suspensión oral" a 5 mL cada 8 horas
      Entonces ese rango no se compara porque "El conocimiento de dosis pediátricas no está disponible"

  @regla @servidor-propio
  Regla: Se propone lo que ahorra un envase solo si sigue en el rango

    Escenario: Sigue en su rango
      Dado un niño de 64 meses y 20 kg
      Cuando mira el rango de "Amoxicilina 250 mg/5 mL suspensión oral" a 5 mL cada 8 horas
      Entonces por 7 días se propone "Con 4,5 mL basta 1 frasco: 94,5 mL"

    Escenario: Saldría de su rango
      Dado un niño de 64 meses y 29 kg
      Cuando mira el rango de "Amoxicilina 250 mg/5 mL suspensión oral" a 5 mL cada 8 horas
      Entonces el rango dice "En el rango habitual"
      Y por 7 días no se propone nada

    Escenario: Sin saber el rango no se propone nada
      Dado un niño de 64 meses sin peso
      Cuando mira el rango de "Amoxicilina 250 mg/5 mL suspensión oral" a 5 mL cada 8 horas
      Entonces por 7 días no se propone nada
