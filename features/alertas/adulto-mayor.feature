# language: es
@regla @mensaje @servidor-propio
Característica: Los medicamentos en el adulto mayor
  Desde la edad de cada fila del catálogo se avisa lo que se evita, lo que va con precaución y lo que pasa de la dosis de un adulto mayor.
  Si la fila es de un diagnóstico, solo cuando la historia lo tiene.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:medication/elder
  Regla: Lo que se evita en un adulto mayor se avisa

    Escenario: Una benzodiacepina
      Dado una paciente de 70 años y 60 kg con creatinina de 0,7 de hace 10 días
      Cuando pide los avisos de "Clonazepam 0,5 mg tableta" a 1 cada 24 Horas
      Entonces hay un aviso de adulto mayor que dice "Debe evitarse en el adulto mayor: Clonazepam"
      Y su gravedad es "moderada"

    Escenario: La misma a los 64 años
      Dado una paciente de 64 años y 60 kg con creatinina de 0,7 de hace 10 días
      Cuando pide los avisos de "Clonazepam 0,5 mg tableta" a 1 cada 24 Horas
      Entonces no hay avisos de adulto mayor

    Escenario: Una condición que la historia no dice solo informa
      Dado una paciente de 70 años y 60 kg con creatinina de 0,7 de hace 10 días
      Cuando pide los avisos de "Omeprazol 20 mg cápsula" a 1 cada 24 Horas
      Entonces hay un aviso de adulto mayor que dice "Con precaución en el adulto mayor (más de 8 semanas sin indicación): Omeprazol"
      Y su gravedad es "informativa"

  @regla:medication/elder
  Regla: La dosis del adulto mayor es otra

    Escenario: Por encima de ella
      Dado una paciente de 70 años y 60 kg con creatinina de 0,7 de hace 10 días
      Cuando pide los avisos de "Zolpidem 10 mg tableta" a 1 cada 24 Horas
      Entonces hay un aviso de adulto mayor que dice "Dosis alta para un adulto mayor: Zolpidem, 10 mg al día, el máximo es 5 mg"
      Y su gravedad es "moderada"

  @regla:medication/elder
  Regla: Lo que es de un diagnóstico se avisa si la historia lo tiene

    Escenario: Cilostazol sin insuficiencia cardíaca
      Dado una paciente de 70 años y 60 kg con creatinina de 0,7 de hace 10 días
      Cuando pide los avisos de "Cilostazol 100 mg tableta" a 1 cada 12 Horas
      Entonces no hay avisos de adulto mayor

    Escenario: Cilostazol con insuficiencia cardíaca
      Dado una paciente de 70 años y 60 kg con creatinina de 0,7 de hace 10 días
      Y que su historia tiene el diagnóstico "I500"
      Cuando pide los avisos de "Cilostazol 100 mg tableta" a 1 cada 12 Horas
      Entonces hay un aviso de adulto mayor que dice "Contraindicado en el adulto mayor (insuficiencia cardíaca): Cilostazol"
      Y su gravedad es "contraindicada"
