import { readPatterns } from '../../text/read-patterns.ts'

const wordings = readPatterns(new URL('./wordings/problem-words.txt', import.meta.url), [
  'headEnding',
  'trailers',
  'bodyPlace',
  'namesSomethingElse',
])

const { headEnding } = wordings
/** Words that may follow a problem's noun as part of its name. */
export const { trailers } = wordings
/** Body parts that may follow: 'pain in the right knee', 'fracture of the wrist'. */
export const { bodyPlace } = wordings
/** A test, a vaccine or a clinic named after a problem is not the problem. */
export const { namesSomethingElse } = wordings
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Nouns that name a disease, an injury or a complaint by themselves. */
export const problemNouns = words(`
  episode
  abscess aches ache acne adhesions alcoholism allergies allergy alopecia anemia anaemia aneurysm angina anorexia anxiety apnea apnoea
  arrhythmia arrhythmias arthropathy ascites asthma ataxia atrophy autism bipolar bleeding bleed blindness blister blisters bloating bronchospasm
  bruise bruising bruits bunion burn burns cachexia callus cancer carcinoma cardiomegaly cataract cataracts cellulitis chills cirrhosis claudication clot clots
  colic coma concussion confusion congestion constipation contracture contusion convulsion copd cough covid covid-19 cramp cramps cramping croup cva cyst cysts
  deafness deficiency deformity degeneration dehydration delirium dementia depression dermatitis diabetes diarrhea diarrhoea dislocation
  disorder disorders disease diseases distension diverticulitis diverticulosis dizziness dvt dyslipidemia dysfunction dyskinesia dyspepsia dysphagia dysphasia
  dyspnea dyspnoea dystocia dystrophy dysuria eczema edema oedema effusion embolism emphysema encephalopathy endometriosis enuresis epilepsy epistaxis
  erythema exacerbation failure fainting fatigue fever fibrillation fibroid fibroids fibromyalgia fibrosis fissure fistula flu flutter fracture fractures gangrene
  gastroparesis gerd glaucoma goiter goitre gout hallucinations headache headaches hematoma haematoma hematuria haematuria hemoptysis hemorrhage haemorrhage
  hemorrhoids haemorrhoids hepatomegaly hernia herniation hiv hives hoarseness hydrocephalus hyperactivity hypercholesterolemia hyperglycemia hyperkalemia
  hyperlipidemia hyperplasia hypertension hyperthyroidism hypertrophy hypoglycemia hypogonadism hypokalemia hyponatremia hypotension hypothyroidism hypoxia ibs
  moles mole impaction impairment impetigo impingement incontinence indigestion infarct infarction infection infections infertility infestation inflammation influenza injuries injury
  insomnia instability insufficiency intolerance iritis irritability ischemia ischaemia itch itching jaundice keloid keratosis laceration lacerations laxity
  leukemia leukaemia lump lumps lupus lymphedema lymphadenopathy lymphoma malaise malignancy mass masses melanoma meningioma menopause menorrhagia metastases metastasis
  migraine migraines mononucleosis murmur myalgia myalgias myeloma myopia nausea necrosis neoplasm nephrolithiasis neuropathy nevus nodule nodules numbness
  obesity obstruction occlusion osteoarthritis osteomyelitis osteopenia osteoporosis overdose overweight pain pains palpitations palsy paralysis paresthesia paresthesias
  perforation pharyngitis phlegm phobia pneumonia eclampsia pre-eclampsia pneumothorax polyp polyps preeclampsia prolapse prostatism proteinuria pruritus psoriasis psychosis ptsd
  radiculopathy rash rashes reflux regurgitation retention rhabdomyolysis rhinorrhea rosacea rupture sarcoidosis schizophrenia sciatica scoliosis seizure seizures sepsis
  shingles sinusitis snoring soreness spasm spasms sprain stenosis stiffness stone stones strain stress stroke strokes subluxation swelling syncope syndrome
  tachycardia bradycardia tear tears tenderness tendinopathy tendonitis tendinitis thalassemia thrombosis thrush tinnitus tightness tingling tonsillitis tremor tremors
  trauma tuberculosis tumor tumors tumour tumours ulcer ulcers urticaria uti varicosities vertigo vomiting wart warts weakness wheeze wheezing wheezes wound wounds
  shock collapse dependence misuse addiction withdrawal embolus mania ileus varices detachment caries scabies miscarriage torsion malnutrition hypothermia poisoning bulimia ocd
  htn dm dm2 t2dm cad chf ckd esrd bph gad mdd adhd osa afib tia mi pvd pad hld ra sle pe dvt uri uti ards aids copd ms als
`)

/** Words that end like a disease and are not one. */
const notHeads = words(`
  diagnosis prognosis anastomosis diploma aroma symphysis hypothesis osmosis mitosis dosis stoma roma coma genoma urinalysis dialysis thesis metamorphosis hematocrit
  biopsy genosis schema euvolemia normocytosis therapy chemotherapy prothrombosis stress-free atrophy-free hypertrophy-free axoma trophy stroma
`)

/** Problems of several words whose last word does not name one. */
export const fixedPhrases: readonly RegExp[] = [
  /\bshort(?:ness)? of breath\b/giu,
  /\bloss of (?:appetite|consciousness|taste|smell|vision|hearing|sensation|balance)\b/giu,
  /\b(?:unintentional |abnormal |recent |rapid )?weight (?:gain|loss)\b/giu,
  /\bsore throat\b/giu,
  /\b(?:high|elevated|low) (?:blood pressure|blood sugars?|liver enzymes)\b/giu,
  /\b(?:high|elevated) cholesterol\b/giu,
  /\b(?:abnormal|elevated) (?:liver enzymes|liver function tests?)\b/giu,
  /\b(?:difficulty|trouble|problems) (?:swallowing|breathing|sleeping|walking|urinating)\b/giu,
  /\b(?:post-?nasal drip|runny nose|stuffy nose|night sweats|hot flashe?s|blurr(?:y|ed) vision|double vision|hearing loss|hair loss|memory loss)\b/giu,
  /\b(?:harmful|hazardous|excess|problem) (?:use of )?(?:alcohol|drugs|cannabis|opioids)(?: use| intake| consumption)?\b/giu,
  /\b(?:misuse|abuse) of (?:alcohol|drugs|cannabis|opioids)\b/giu,
  /\b(?:septic|cardiogenic|ha?emorrhagic|anaphylactic|hypovola?emic) shock\b/giu,
  /\bbulging discs?\b/giu,
  /\bherniated discs?\b/giu,
  /\b(?:kidney|renal|liver|heart|lung|bone marrow) transplant(?:ation)?\b/giu,
  /\btransient isch(?:a)?emic attacks?\b/giu,
  /\bacute pain\b/giu,
  /\bvomited\b/giu,
  /\b(?:hepatitis|type) [abc]\b(?= (?:hepatitis|virus))/giu,
  /\bhepatitis (?:a|b|c)\b/giu,
  /\bco?eliac disease\b|\b(?:bipolar|schizo|seasonal)[ -]?affective disorder\b/giu,
  /\b(?:tobacco|alcohol|substance|drug|opioid|cannabis) (?:use disorder|abuse|dependence|addiction)\b/giu,
  /\bcoronary artery bypass(?: graft(?:ing)?)?\b/giu,
  /\bplantar fasciitis\b/giu,
  /\btrigger (?:finger|thumb)\b/giu,
  /\b(?:carpal|cubital|tarsal) tunnel(?: syndrome)?\b/giu,
  /\brotator cuff (?:tears?|tendin\w+|injury|issue|syndrome|strain)\b/giu,
  /\bmuscle spasms?\b/giu,
  /\bheart (?:attack|murmur|block|burn)\b/giu,
  /\bheartburn\b/giu,
  /\bdiminished (?:hearing|vision)\b/giu,
  /\b(?:down syndrome|c\. ?difficile|mrsa|strep throat|pink eye|ear ?ache|stomach ?ache|tooth ?ache|back ?ache)\b/giu,
  /\bgall ?stones\b/giu,
  /\bkidney stones?\b/giu,
]

/** Words that may precede a problem's noun as part of its name. */
const modifiers = words(`
  acute chronic subacute recurrent persistent intermittent severe mild moderate new newly worsening progressive stable unstable uncontrolled controlled poorly well
  left right bilateral unilateral upper lower mid middle distal proximal medial lateral anterior posterior superior inferior central peripheral deep superficial
  abdominal ankle aortic arm arterial artery vein tissue valve body sleep atopic atrial atypical autoimmune axillary back bacterial basal benign biliary bladder blood bone bowel brain breast bronchial calf
  cardiac carotid cell cervical chest clavicle cluster colon colonic common compression congenital congestive contact coronary corneal cranial cystic decompensated degenerative
  dental diabetic diastolic digestive digital disc disk drug ductal ear eating elbow endocrine epigastric erectile esophageal essential eye facial fallopian familial fatty
  febrile femoral femur fibula finger flank focal food foot forearm frontal frozen fungal gallbladder gastric gastroesophageal gastrointestinal general generalized genital
  gestational gum groin hamstring hand head heart heel hepatic herpes hiatal hip humerus idiopathic ileus index ring pinky inguinal insulin-dependent interstitial intestinal intracranial iron
  irritable ischaemic ischemic bowel colonic colorectal prostatic oesophageal haemorrhagic anaemic depressive manic psychotic jaw joint kidney knee labial large leg ligament limb liver low lumbar lung lyme lymph macular major malignant mammary maxillary meniscal meniscus menstrual mental
  metabolic metacarpal metastatic metatarsal migraine mitral mood motor mouth multiple muscle muscular musculoskeletal myocardial nail nasal neck nerve neurological nocturnal
  non-healing non-small nonhealing nose obstructive occipital ocular optic oral organic orthostatic paroxysmal permanent osteoporotic otic ovarian panic pancreatic panic parathyroid parkinson's
  parkinson alzheimer's alzheimer crohn's crohn graves graves' cushing's hashimoto's raynaud's meniere's barrett's lisfranc pelvic penile peptic pericardial perianal peritoneal phalanx pituitary plantar
  pleural polycystic portal postmenopausal postoperative postpartum post-traumatic posttraumatic premenstrual primary prostate prostatic psychiatric pulmonary radial rectal refractory
  renal respiratory restless retinal rheumatic rheumatoid rib rotator scalp seasonal secondary sensory septal sexual shoulder sick sickle sinus skin sleep small soft spinal
  spine squamous stasis stomach stress sudden supraventricular systemic systolic tarsal tendon tension testicular thoracic throat thumb thyroid tibia tibial toe tongue tonsillar tooth
  transient traumatic tricuspid trochanteric tubal ulcerative ulnar umbilical upper ureteral urethral urinary uterine vaginal valvular varicose vascular venous ventricular
  vertebral viral visual vitamin vocal vulvar wrist yeast b12 d type one two 1 2 i ii iii iv stage grade end-stage end late early-onset muscle body lymphocytic myeloid
  allergic viral bacterial perennial community-acquired aspiration hospital-acquired nonspecific stage-iii mixed hemorrhagic embolic lacunar thromboembolic dry productive
  collateral cruciate complex achilles patellar patellofemoral acromioclavicular ac sacroiliac lumbosacral carpal tunnel cubital cuff
`)

/** Nouns that do not say on their own what is wrong. */
export const genericHeads = words(`
  allergy intolerance episode disease diseases disorder disorders exacerbation failure injury injuries syndrome deficiency dysfunction degeneration infection malignancy mass trauma stress retention tightness
  tenderness inflammation irritability impairment obstruction instability deformity rupture loss wound strain
`)

export const isProblemHead = (word: string): boolean =>
  problemNouns.has(word) || (word.length > 5 && headEnding.test(word) && !notHeads.has(word))

export const isModifier = (word: string): boolean => modifiers.has(word)

/** Complaints rather than diseases: they are dropped in favour of the disease that explains them. */
export const symptomHeads = words(`
  ache aches bleeding bloating chills confusion congestion cough cramp cramps cramping diarrhea dizziness dyspnea edema erythema fainting fatigue fever headache headaches itching itch
  irritability malaise myalgia nausea numbness pain pains palpitations phlegm rash soreness spasm spasms stiffness stress swelling syncope tenderness tightness tingling tremor vomited vomiting
  weakness wheezing wheeze murmur bruising
`)
