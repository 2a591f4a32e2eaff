import { readPatterns } from '../text/read-patterns.ts'

/** Endings shared by the nonproprietary names of a class, with enough letters before them. */
const { medicineEnding } = readPatterns(new URL('./wordings/medicine-names.txt', import.meta.url), ['medicineEnding'])
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Generic and trade names in use, in lower case; names of several words joined with '_'. */
export const medicineNames = words(`
  abilify accupril acetaminophen aciclovir actos acyclovir adalimumab adderall advair advil albuterol aldactone alendronate aleve allegra allopurinol alprazolam altace amaryl ambien amiodarone
  amitriptyline amlodipine amoxicillin amoxil ampicillin anastrozole apixaban aripiprazole armour_thyroid aspirin atenolol ativan atomoxetine atorvastatin atrovent augmentin avandia avapro azathioprine azithromycin
  baclofen bactrim bactroban benadryl benazepril benicar benzonatate benzoyl_peroxide betamethasone bevacizumab biaxin bisacodyl bisoprolol botox budesonide bumetanide bumex buprenorphine bupropion buspar buspirone butalbital
  byetta calcitonin calcium candesartan capecitabine captopril carafate carbamazepine carbidopa carboplatin cardizem cardura carvedilol catapres cefaclor cefadroxil cefazolin cefdinir cefepime ceftin ceftriaxone
  cefuroxime celebrex celecoxib celexa cellcept cephalexin cetirizine chantix chlorthalidone cialis cilostazol cipro ciprofloxacin cisplatin citalopram claritin clarithromycin cleocin clindamycin clobetasol clonazepam clonidine
  clopidogrel clotrimazole clozapine codeine colace colchicine combivent compazine concerta coreg cortisone coumadin cozaar crestor cyanocobalamin cyclobenzaprine cyclophosphamide cyclosporine cymbalta
  dabigatran dapagliflozin decadron demadex demerol denosumab depakote desloratadine dexamethasone dextroamphetamine diazepam diclofenac dicyclomine diflucan digoxin dilantin dilaudid diltiazem diovan diphenhydramine dipyridamole
  ditropan diuril divalproex docusate donepezil doxazosin doxorubicin doxycycline duloxetine dulaglutide dutasteride effexor elavil eliquis empagliflozin enalapril enbrel enoxaparin entresto epiduo epinephrine epoetin ergocalciferol
  erythromycin escitalopram esomeprazole estradiol eszopiclone etanercept ethambutol etodolac evista exenatide ezetimibe famciclovir famotidine farxiga felodipine fenofibrate fentanyl ferrous_sulfate fexofenadine finasteride fioricet flagyl
  flexeril flomax flonase flovent fluconazole fludrocortisone fluocinonide fluoxetine fluticasone fluvoxamine folic_acid folate formoterol fosamax fosinopril furosemide gabapentin gemfibrozil gemcitabine glargine glimepiride glipizide
  glucophage glucotrol glyburide glycopyrrolate guaifenesin haldol haloperidol heparin herceptin humalog humira humulin hydralazine hydrochlorothiazide hctz hydrocodone hydrocortisone hydromorphone hydroxychloroquine hydroxyurea hydroxyzine
  hytrin hyzaar ibandronate ibuprofen imdur imipramine imitrex imodium imuran inderal indapamide indomethacin infliximab insulin interferon invokana ipratropium irbesartan isoniazid isosorbide isotretinoin ivermectin januvia
  jardiance k-dur keflex kenalog keppra ketoconazole ketorolac klonopin klor-con labetalol lactulose lamictal lamotrigine lanoxin lansoprazole lantus lasix latanoprost leflunomide letrozole levaquin levemir levetiracetam levitra
  levocetirizine levofloxacin levothroid levothyroxine levoxyl lexapro lialda librium lidocaine linezolid linagliptin lipitor liraglutide lisinopril lithium lodine loperamide lopressor loratadine lorazepam lortab losartan lotensin
  lotrel lovastatin lovenox lunesta lupron lyrica macrobid magnesium_oxide mavik maxalt maxzide meclizine medrol melatonin meloxicam memantine meperidine mercaptopurine meropenem mesalamine metamucil metaxalone metformin methadone methimazole
  methocarbamol methotrexate methyldopa methylphenidate methylprednisolone metoclopramide metolazone metoprolol metronidazole micardis microgestin minocycline minoxidil miralax mirapex mirtazapine mobic modafinil mometasone monopril
  montelukast morphine motrin mounjaro mucinex mupirocin mycophenolate nabumetone nadolol naloxone naltrexone namenda naprosyn naproxen narcan nasonex nebivolol neurontin nexium niacin niaspan nicotine nifedipine nitrofurantoin nitroglycerin
  nizoral norco normodyne nortriptyline norvasc novolog nystatin olanzapine olmesartan omega-3 omeprazole ondansetron oseltamivir oxaprozin oxcarbazepine oxybutynin oxycodone oxycontin oxytocin ozempic paclitaxel pantoprazole paracetamol
  paroxetine paxil paxlovid penicillin pentoxifylline pepcid percocet periactin phenazopyridine phenergan phenobarbital phentermine phenytoin pioglitazone piroxicam plaquenil plavix polymyxin potassium_chloride pradaxa pramipexole
  prandin prasugrel pravachol pravastatin prazosin prednisolone prednisone pregabalin premarin prevacid prilosec primidone prinivil procardia prochlorperazine procrit progesterone prograf prolia promethazine propecia propofol propranolol
  propylthiouracil proscar protonix provera provigil prozac pseudoephedrine pulmicort pyridium pyridostigmine quetiapine quinapril rabeprazole raloxifene ramipril ranexa ranitidine ranolazine reglan relafen remeron remicade repaglinide requip
  restoril retin-a rifampin risedronate risperdal risperidone ritalin rituxan rituximab rivaroxaban rizatriptan robaxin robitussin rocephin ropinirole rosuvastatin salmeterol saxagliptin semaglutide senna septra seroquel sertraline
  sildenafil simvastatin sinemet sinequan singulair sitagliptin skelaxin solu-medrol soma sotalol spiriva spironolactone strattera suboxone sucralfate sudafed sulfamethoxazole sulfasalazine sumatriptan symbicort synthroid synvisc tacrolimus
  tadalafil tamiflu tamoxifen tamsulosin taxol tegretol telmisartan temazepam tenormin terazosin terbinafine terbutaline testosterone tetracycline theophylline thiamine tiazac timolol tizanidine tobramycin tolterodine topamax topiramate toprol
  toradol torsemide tramadol trandolapril trastuzumab trazodone tresiba tretinoin triamcinolone triamterene tricor trileptal trimethoprim trulicity tums tussionex tylenol ultracet ultram unithroid urso valacyclovir valium valproate
  valsartan valtrex vancomycin vardenafil varenicline vasotec venlafaxine ventolin verapamil versed vesicare viagra vicodin victoza vicoprofen vioxx vistaril vitamin_b12 vitamin_c vitamin_d vitamin_e vitamin_k voltaren voriconazole vytorin
  vyvanse warfarin wellbutrin xalatan xanax xarelto xyzal zanaflex zantac zarontin zaroxolyn zebeta zestoretic zestril zetia ziac zinc zithromax zocor zofran zoloft zolpidem zometa zomig zonisamide zostrix zosyn zovirax zyloprim zyprexa zyrtec
  cytoxan adriamycin bacitracin neosporin folfox keytruda pembrolizumab nivolumab camila phexxi oxygen cipro-hc ciprodex lovaza fish_oil turmeric biotin vitamin_a iron multivitamin multivitamins multi-vitamin prenatal_vitamins ferrous_sulphate ferrous_fumarate beclometasone colecalciferol folic_acid sacubitril tiotropium umeclidinium vilanterol lixisenatide tirzepatide ticagrelor amiloride eplerenone cefixime cefpodoxime famotidine_od mycostatin nitrofurantoin_macrocrystals lubiprostone linaclotide rifaximin hyoscyamine simethicone senokot dulcolax gaviscon maalox pepto-bismol theraflu nyquil dayquil zostavax shingrix depo-provera mirena nuvaring yasmin norethindrone levonorgestrel ethinyl_estradiol raloxifene teriparatide carbimazole dioralyte calpol nurofen piriton buscopan movicol laxido fostair seretide clexane cefalexin cefradine co-trimoxazole co-amoxiclav co-codamol liothyronine cytomel desmopressin octreotide baclofen_pump botulinum_toxin
  adapalene azelaic_acid tazocin piptaz piperacillin aminophylline adenosine atropine flecainide noradrenaline norepinephrine adrenaline metaraminol dobutamine dopamine milrinone vasopressin levosimendan glyceryl_trinitrate gtn nicorandil ivabradine bosentan alteplase tenecteplase fondaparinux dalteparin tinzaparin argatroban tranexamic_acid phytomenadione edoxaban acenocoumarol phenindione
  gentamicin amikacin teicoplanin daptomycin flucloxacillin benzylpenicillin ertapenem fosfomycin pivmecillinam chloramphenicol fusidic_acid caspofungin amphotericin artesunate quinine mefloquine doxylamine albendazole mebendazole praziquantel
  oramorph mst zomorph sevredol oxynorm longtec shortec diamorphine pethidine alfentanil remifentanil ketamine midazolam etomidate thiopentone suxamethonium rocuronium dihydrocodeine nefopam levomepromazine cyclizine hyoscine glycopyrronium domperidone prucalopride metopirone aprepitant
  chlordiazepoxide pabrinex acamprosate disulfiram zopiclone zuclopenthixol flupentixol paliperidone amisulpride sulpiride chlorpromazine lofepramine dosulepin clomipramine moclobemide vortioxetine agomelatine lisdexamfetamine dexamfetamine guanfacine clonidine procyclidine trihexyphenidyl benztropine lacosamide brivaracetam perampanel clobazam vigabatrin ethosuximide rufinamide stiripentol
  salbutamol terbutaline_sulphate montair theoday aminophyllin carbocisteine mannitol erdosteine trimbow relvar symbicort clenil qvar duoresp spiolto anoro ultibro mesalazine azathioprin ustekinumab vedolizumab ursodeoxycholic_acid colestyramine creon peptac lansoprazol alginate macrogol docusate_sodium sodium_picosulfate ispaghula
  finerenone chlortalidone bendroflumethiazide furosemid spironolacton eplerenon telma amlong stamlo concor ecosprin clopitab rosuvas atorva glycomet glimy galvus istamet janumet thyronorm eltroxin shelcal orofer dolo crocin combiflam pan-d pantocid rantac zincovit becosules novomix mixtard ryzodeg actrapid humulin_i novorapid apidra toujeo abasaglar insulatard
  misoprostol mifepristone carboprost ergometrine syntometrine atosiban nifedipin clomifene anti-d dinoprostone tibolone zoely cerazette nexplanon depo depo-provera ulipristal difflam chlorhexidine nystan aflibercept ranibizumab bimatoprost travoprost brinzolamide dorzolamide brimonidine acetazolamide cyclopentolate tropicamide hypromellose chloramphenicol_drops fluorouracil imiquimod ingenol hydromol diprobase dermovate eumovate betnovate elocon acitretin methoxsalen dithranol calcipotriol permethrin malathion filgrastim docetaxel oxaliplatin irinotecan fluorouracil_infusion bicalutamide enzalutamide abiraterone goserelin degarelix exemestane fulvestrant palbociclib lenalidomide bortezomib ibrutinib imatinib
`)

/** Classes of medicines, named instead of a specific one. */
export const medicineClasses = words(`
  statin statins nsaid nsaids antibiotic antibiotics antihistamine antihistamines steroid steroids corticosteroid corticosteroids antidepressant antidepressants diuretic diuretics beta_blocker beta-blocker
  ace_inhibitor immunosuppressant immunosuppressants anti-inflammatories anti-inflammatory inhaler inhalers laxative laxatives antacid antacids bronchodilator opioids narcotics blood_thinner blood_thinners
  oral_contraceptive oral_contraceptives birth_control muscle_relaxer muscle_relaxant chemotherapy antacid decongestant decongestants probiotic probiotics
`)

/** Words with such an ending that are not medicines. */
const notMedicines = words(
  'cholesterol person reason season unison prison poison grandson jason johnson anderson wilson watson jackson morrison robertson comparison nelson madison allison edison mason liaison venison garrison harrison peterson thompson',
)

/** In lower case. */
export const isMedicineName = (word: string): boolean =>
  medicineNames.has(word) || medicineClasses.has(word) || (medicineEnding.test(word) && !notMedicines.has(word))
